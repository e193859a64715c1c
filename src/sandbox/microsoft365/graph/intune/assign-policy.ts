import type { Item } from '../../tenant/settings.ts'
import type { Tenant } from '../../tenant/state.ts'
import { badRequest, collection as itemsOf, isObject, named } from '../conditional-access/refusals.ts'
import type { GraphAnswer, GraphRequest } from '../graph-request.ts'
import type { Collection } from './collections.ts'

const GROUPS = ['#microsoft.graph.groupAssignmentTarget', '#microsoft.graph.exclusionGroupAssignmentTarget']
/** https://learn.microsoft.com/graph/api/resources/intune-shared-deviceandappmanagementassignmenttarget */
const TYPES = [
  ...GROUPS,
  '#microsoft.graph.allDevicesAssignmentTarget',
  '#microsoft.graph.allLicensedUsersAssignmentTarget',
  '#microsoft.graph.configurationManagerCollectionAssignmentTarget',
]

/** Says anew whom a policy is for: whatever was said before is gone. */
export function assignPolicy(request: GraphRequest, collection: Collection, policy: Item): GraphAnswer {
  const { body, root, tenant } = request
  const list = isObject(body) ? body['assignments'] : undefined
  if (!Array.isArray(list)) throw badRequest('assignments has to be a list.')
  const policyId = String(policy['id'])
  const assignments = list.map((each) => readAssignment(tenant, policyId, each))
  const ids = assignments.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw badRequest('The same target is assigned more than once.')
  policy['assignments'] = assignments
  if (collection.isCatalogue || collection.assignAnswers === 204)
    policy['isAssigned'] = assignments.length > 0
  if (collection.assignAnswers === 204) return { status: 204 }
  const context = `${root}/$metadata#${collection.resource}('${policyId}')/assignments`
  return { status: 200, body: { '@odata.context': context, value: assignments } }
}

/** A group has one id for being included and excluded, so that it can be one of them alone. */
function readAssignment(tenant: Tenant, policyId: string, assignment: unknown): Item {
  const target = isObject(assignment) ? assignment['target'] : undefined
  if (!isObject(assignment) || !isObject(target)) throw badRequest('An assignment has to have a target.')
  const [type, groupId] = [textIn(target, '@odata.type'), textIn(target, 'groupId')]
  if (!TYPES.includes(type)) throw badRequest(`'${type}' is no type of a target.`)
  const isGroup = GROUPS.includes(type)
  if (isGroup && !named(itemsOf(tenant, 'groups'), groupId))
    throw badRequest(`The group '${groupId}' of the assignment was not found.`)
  const whom = isGroup ? groupId.toLowerCase() : `${type} ${textIn(target, 'collectionId')}`
  return {
    ...structuredClone(assignment),
    id: `${policyId}_${whom}`,
    source: 'direct',
    sourceId: policyId,
    target: {
      deviceAndAppManagementAssignmentFilterId: null,
      deviceAndAppManagementAssignmentFilterType: 'none',
      ...structuredClone(target),
    },
  }
}

const textIn = (item: Item, name: string): string => {
  const text = item[name]
  return typeof text === 'string' ? text : ''
}
