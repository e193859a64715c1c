import { randomUUID } from 'node:crypto'
import { GraphRefusal, type GraphAnswer, type GraphRequest } from '../graph-request.ts'
import type { Item } from '../../tenant/settings.ts'
import { badRequest, collection, noSuchObject, objectIn, POLICIES, STRENGTHS } from './refusals.ts'

/** Creates, changes or deletes a strength of authentication; those of the vendor stay as they are. */
export function changeStrength(
  request: GraphRequest,
  members: Item,
  strength: Item | undefined,
  act: string | undefined,
): GraphAnswer | undefined {
  const { method, tenant } = request
  if (method === 'POST' && act === 'updateAllowedCombinations')
    return updateCombinations(request, members, strength)
  if (act !== undefined) return undefined
  if (method === 'POST' && !strength) return createStrength(request, members)
  if (!strength) return undefined
  if (strength['policyType'] === 'builtIn')
    throw new GraphRefusal(403, 'Forbidden', 'Built-in authentication strength policies cannot be changed.')
  if (method === 'PATCH') {
    const other = Object.keys(members).find((name) => !['displayName', 'description'].includes(name))
    if (other !== undefined) throw badRequest(`Property '${other}' cannot be changed here.`)
    checkName(request, members['displayName'] ?? strength['displayName'], strength)
    Object.assign(strength, members, { modifiedDateTime: timeOf(request) })
    return { status: 204 }
  }
  if (method !== 'DELETE') return undefined
  const inUse = collection(tenant, POLICIES).some(
    (policy) =>
      objectIn(objectIn(policy, 'grantControls'), 'authenticationStrength')['id'] === strength['id'],
  )
  if (inUse) throw badRequest('The authentication strength policy is referenced by one or more policies.')
  const all = collection(tenant, STRENGTHS)
  all.splice(all.indexOf(strength), 1)
  return { status: 204 }
}

function createStrength(request: GraphRequest, members: Item): GraphAnswer {
  const { displayName, description, allowedCombinations } = members
  checkName(request, displayName)
  checkCombinations(allowedCombinations)
  const now = timeOf(request)
  const strength: Item = {
    id: randomUUID(),
    createdDateTime: now,
    modifiedDateTime: now,
    displayName,
    description: description ?? '',
    policyType: 'custom',
    requirementsSatisfied: 'mfa',
    allowedCombinations,
    combinationConfigurations: [],
  }
  collection(request.tenant, STRENGTHS).push(strength)
  const context = `${request.root}/$metadata#${STRENGTHS}/$entity`
  return { status: 201, body: { '@odata.context': context, ...strength } }
}

/** https://learn.microsoft.com/graph/api/authenticationstrengthpolicy-updateallowedcombinations */
function updateCombinations({ root }: GraphRequest, members: Item, strength: Item | undefined): GraphAnswer {
  if (!strength) throw noSuchObject('AuthenticationStrengthPolicy', '')
  if (strength['policyType'] === 'builtIn')
    throw new GraphRefusal(403, 'Forbidden', 'Built-in authentication strength policies cannot be changed.')
  checkCombinations(members['allowedCombinations'])
  const previousCombinations = strength['allowedCombinations']
  strength['allowedCombinations'] = members['allowedCombinations']
  return {
    status: 200,
    body: {
      '@odata.context': `${root}/$metadata#microsoft.graph.updateAllowedCombinationsResult`,
      additionalInformation: '',
      conditionalAccessReferences: [],
      currentCombinations: strength['allowedCombinations'],
      previousCombinations,
    },
  }
}

function checkName({ tenant }: GraphRequest, name: unknown, own?: Item): void {
  if (typeof name !== 'string' || name.trim() === '')
    throw badRequest("1007: The value of property 'displayName' is null or does not match the schema.")
  const isTaken = collection(tenant, STRENGTHS).some(
    (other) => other !== own && String(other['displayName']).toLowerCase() === name.toLowerCase(),
  )
  if (isTaken)
    throw badRequest('An authentication strength policy with the same display name already exists.')
}

function checkCombinations(combinations: unknown): void {
  const isRight =
    Array.isArray(combinations) &&
    combinations.length > 0 &&
    combinations.every((each) => typeof each === 'string' && /^[a-zA-Z0-9]+(?:,[a-zA-Z]+)?$/.test(each))
  if (!isRight) throw badRequest('allowedCombinations has to name at least one combination of methods.')
}

const timeOf = ({ now }: GraphRequest) => new Date(now).toISOString()
