import { holds } from '../../feeds/licensed.ts'
import type { Item } from '../../tenant/settings.ts'
import type { Tenant } from '../../tenant/state.ts'
import { named } from '../conditional-access/refusals.ts'
import { type GraphAnswer, GraphRefusal, type GraphRequest } from '../graph-request.ts'
import { assignPolicy } from './assign-policy.ts'
import { changePolicy, createPolicy, putPolicy, removePolicy, targetApps } from './change-policies.ts'
import { type Collection, collectionOf, requireScope } from './collections.ts'
import { updateDefinitionValues } from './definition-values.ts'
import { readOne, readPage, readRelated } from './read-policies.ts'
import { scheduleActions } from './scheduled-actions.ts'

/** Service plans with which devices can be managed. */
const PLANS = ['INTUNE_A', 'INTUNE_A_GOV', 'INTUNE_EDU', 'INTUNE_SMB', 'INTUNE_SMBIZ']

/** Policies for devices and for the apps on them. Undefined for everything else. */
export function answerIntune(request: GraphRequest): GraphAnswer | undefined {
  const collection = collectionOf(request)
  const [id, act, ...rest] = request.path.slice(2)
  if (!collection || rest.length > 0) return undefined
  requireScope(request, request.method === 'GET' ? collection.roles.read : collection.roles.write)
  if (!holds(request.tenant, ...PLANS))
    throw new GraphRefusal(403, 'Forbidden', 'Request not applicable to target tenant.')
  const policies = policiesOf(request.tenant, collection)
  if (id === undefined) return answerCollection(request, collection, policies)
  const policy = named(policies, id)
  if (!policy) throw new GraphRefusal(404, 'ResourceNotFound', `Resource '${id}' was not found.`)
  return act === undefined
    ? answerPolicy(request, collection, policies, policy)
    : answerAct(request, collection, policy, act)
}

function policiesOf({ settings }: Tenant, { resource }: Collection): Item[] {
  const there = settings.graph[resource]
  if (Array.isArray(there)) return there
  const none: Item[] = []
  settings.graph[resource] = none
  return none
}

function answerCollection(
  request: GraphRequest,
  collection: Collection,
  policies: Item[],
): GraphAnswer | undefined {
  if (request.method === 'GET') return readPage(request, collection, policies)
  return request.method === 'POST' ? createPolicy(request, collection, policies) : undefined
}

function answerPolicy(
  request: GraphRequest,
  collection: Collection,
  policies: Item[],
  policy: Item,
): GraphAnswer | undefined {
  const { method } = request
  if (method === 'GET') return readOne(request, collection, policy)
  if (method === 'PATCH') return changePolicy(request, collection, policy)
  if (method === 'PUT' && collection.isCatalogue) return putPolicy(request, collection, policy)
  return method === 'DELETE' ? removePolicy(policies, policy) : undefined
}

/** What is there of a policy beside itself, and what is done to it. */
function answerAct(
  request: GraphRequest,
  collection: Collection,
  policy: Item,
  act: string,
): GraphAnswer | undefined {
  if (request.method === 'GET')
    return collection.related.includes(act) ? readRelated(request, collection, policy, act) : undefined
  if (request.method !== 'POST') return undefined
  const { byAction, isCatalogue } = collection
  if (act === 'assign') return assignPolicy(request, collection, policy)
  if (act === 'targetApps' && byAction.includes('apps')) return targetApps(request, policy)
  if (act === 'updateDefinitionValues' && byAction.includes('definitionValues'))
    return updateDefinitionValues(request, policy)
  const schedule = isCatalogue ? 'setScheduledActions' : 'scheduleActionsForRules'
  return act === schedule && byAction.includes('scheduledActionsForRule')
    ? scheduleActions(
        request,
        policy,
        isCatalogue ? 'scheduledActions' : 'deviceComplianceScheduledActionForRules',
      )
    : undefined
}
