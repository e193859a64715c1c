import { randomUUID } from 'node:crypto'
import type { Item } from '../../tenant/settings.ts'
import { badRequest, isObject } from '../conditional-access/refusals.ts'
import type { GraphAnswer, GraphRequest } from '../graph-request.ts'
import type { Collection } from './collections.ts'
import { answerWith } from './read-policies.ts'
import { readRules } from './scheduled-actions.ts'

/** Members that nobody sets, but this service. */
const READ_ONLY = [
  'id',
  'createdDateTime',
  'lastModifiedDateTime',
  'version',
  'creationSource',
  'settingCount',
  'isAssigned',
  'supportsScopeTags',
  'deployedAppCount',
  'newUpdates',
  'deviceReporting',
  'inventorySyncStatus',
]

/** Makes a policy; members that are not known here are kept as they came. */
export function createPolicy(request: GraphRequest, collection: Collection, policies: Item[]): GraphAnswer {
  const members = readMembers(request, collection)
  checkWhole(collection, members)
  const now = new Date(request.now).toISOString()
  const id = `${collection.idBegins}${randomUUID()}`
  const policy: Item = {
    description: null,
    roleScopeTagIds: ['0'],
    ...members,
    id,
    createdDateTime: now,
    lastModifiedDateTime: now,
    ...(collection.hasVersion ? { version: 1 } : {}),
    ...(collection.isCatalogue ? catalogueMembers(members) : {}),
    assignments: [],
  }
  if (collection.byAction.includes('scheduledActionsForRule'))
    policy['scheduledActionsForRule'] = readRules(members['scheduledActionsForRule'], id)
  policies.push(policy)
  return answerWith(request, collection, policy, 201)
}

/** Changes the members that are sent, each as a whole. */
export function changePolicy(request: GraphRequest, collection: Collection, policy: Item): GraphAnswer {
  const members = readMembers(request, collection)
  const other = [...collection.byAction, ...(collection.isCatalogue ? ['settings'] : [])].find(
    (name) => name in members,
  )
  if (other !== undefined) throw badRequest(`Property '${other}' cannot be changed by PATCH.`)
  if (collection.isTyped && members['@odata.type'] !== policy['@odata.type'])
    throw badRequest('The type of the policy has to be said by @odata.type, and cannot be changed.')
  checkName(collection, { ...policy, ...members })
  return changed(request, collection, policy, members)
}

/** Puts the whole of a policy: what is not sent is gone. */
export function putPolicy(request: GraphRequest, collection: Collection, policy: Item): GraphAnswer {
  const members = readMembers(request, collection)
  checkSettings(members)
  checkName(collection, members)
  const kept = ['id', 'createdDateTime', 'isAssigned', 'assignments', ...collection.byAction]
  for (const name of Object.keys(policy)) if (!kept.includes(name)) delete policy[name]
  const whole = { description: null, roleScopeTagIds: ['0'], ...members, ...settingCount(members) }
  return changed(request, collection, policy, { creationSource: null, ...whole })
}

export function removePolicy(policies: Item[], policy: Item): GraphAnswer {
  policies.splice(policies.indexOf(policy), 1)
  return { status: 204 }
}

/** https://learn.microsoft.com/graph/api/intune-mam-targetedmanagedappprotection-targetapps */
export function targetApps({ body }: GraphRequest, policy: Item): GraphAnswer {
  const { apps, appGroupType } = isObject(body) ? body : {}
  if (!Array.isArray(apps)) throw badRequest('apps has to be a list.')
  Object.assign(policy, { apps }, appGroupType === undefined ? {} : { appGroupType })
  return { status: 204 }
}

function changed(request: GraphRequest, collection: Collection, policy: Item, members: Item): GraphAnswer {
  const version = collection.hasVersion ? { version: Number(policy['version']) + 1 } : {}
  Object.assign(policy, members, version, { lastModifiedDateTime: new Date(request.now).toISOString() })
  return answerWith(request, collection, policy, 200)
}

function readMembers({ body }: GraphRequest, { type }: Collection): Item {
  if (!isObject(body)) throw badRequest('Empty Payload. JSON content expected.')
  const readOnly = READ_ONLY.find((name) => body[name] !== undefined && body[name] !== null)
  if (readOnly !== undefined) throw badRequest(`Property '${readOnly}' is read-only and cannot be set.`)
  const byCall = ['assignments', 'definitionValues'].find((name) => name in body)
  if (byCall !== undefined) throw badRequest(`Property '${byCall}' is set by an action of its own.`)
  const written = body['@odata.type']
  const name = typeof written === 'string' ? written.replace(/^#?microsoft\.graph\./, '') : ''
  if (written !== undefined && !type.test(name)) throw badRequest(`'${name}' is no type of this collection.`)
  return Object.fromEntries(
    Object.entries(structuredClone(body)).filter(([name]) => !READ_ONLY.includes(name)),
  )
}

function checkWhole(collection: Collection, members: Item): void {
  if (collection.isTyped && members['@odata.type'] === undefined)
    throw badRequest('Cannot create an abstract class. The type has to be said by @odata.type.')
  if (collection.isCatalogue) checkSettings(members)
  checkName(collection, members)
}

function checkName({ nameMember }: Collection, { [nameMember]: name }: Item): void {
  if (typeof name !== 'string' || name.trim() === '')
    throw badRequest(`The value of property '${nameMember}' is missing.`)
}

function checkSettings({ settings, platforms, technologies }: Item): void {
  if (typeof platforms !== 'string' || typeof technologies !== 'string')
    throw badRequest('platforms and technologies have to be said.')
  const isRight =
    Array.isArray(settings) &&
    settings.length > 0 &&
    settings.every((each) => isObject(each) && isInstance(each['settingInstance']))
  if (!isRight)
    throw badRequest('settings has to hold at least one setting, each with its type and definition.')
}

const isInstance = (value: unknown) =>
  isObject(value) &&
  typeof value['@odata.type'] === 'string' &&
  typeof value['settingDefinitionId'] === 'string'

const catalogueMembers = (members: Item): Item => ({
  creationSource: null,
  isAssigned: false,
  ...settingCount(members),
})

const settingCount = ({ settings }: Item): Item => ({
  settingCount: Array.isArray(settings) ? settings.length : 0,
})
