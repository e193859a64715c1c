import { randomUUID } from 'node:crypto'
import type { Item } from '../../tenant/settings.ts'
import { badRequest, isObject } from '../conditional-access/refusals.ts'
import type { GraphAnswer, GraphRequest } from '../graph-request.ts'

const ACTIONS = [
  'noAction',
  'notification',
  'block',
  'retire',
  'wipe',
  'removeResourceAccessProfiles',
  'pushNotification',
]
const NO_TEMPLATE = '00000000-0000-0000-0000-000000000000'

/** Replaces what follows when a device does not comply. https://learn.microsoft.com/graph/api/intune-deviceconfig-devicecompliancepolicy-scheduleactionsforrules */
export function scheduleActions({ body }: GraphRequest, policy: Item, member: string): GraphAnswer {
  const rules = isObject(body) ? body[member] : undefined
  policy['scheduledActionsForRule'] = readRules(rules, String(policy['id']))
  return { status: 204 }
}

/** The one rule of a compliance policy as it is shown: without the name that it was given. */
export function readRules(rules: unknown, policyId: string): Item[] {
  const [rule, ...others]: unknown[] = Array.isArray(rules) ? rules : []
  const actions = isObject(rule) ? rule['scheduledActionConfigurations'] : undefined
  if (!Array.isArray(actions) || others.length > 0)
    throw badRequest('A compliance policy has exactly one rule with scheduled actions.')
  const items = actions.map(readAction)
  if (items.filter(({ actionType }) => actionType === 'block').length !== 1)
    throw badRequest('A compliance policy must have exactly one block action in its scheduled actions.')
  return [{ id: policyId, ruleName: null, scheduledActionConfigurations: items }]
}

function readAction(action: unknown): Item {
  if (!isObject(action)) throw badRequest('A scheduled action has to be an object.')
  const { actionType, gracePeriodHours, notificationTemplateId, ...others } = action
  if (typeof actionType !== 'string' || !ACTIONS.includes(actionType))
    throw badRequest(`Requested value ${JSON.stringify(actionType)} of property 'actionType' was not found.`)
  if (!Number.isSafeInteger(gracePeriodHours) || Number(gracePeriodHours) < 0)
    throw badRequest("The value of property 'gracePeriodHours' has to be a number of hours.")
  const template = notificationTemplateId ?? ''
  if (typeof template !== 'string')
    throw badRequest("The value of property 'notificationTemplateId' has to be an id.")
  return {
    notificationMessageCCList: [],
    ...others,
    id: randomUUID(),
    actionType,
    gracePeriodHours,
    notificationTemplateId: template === '' ? NO_TEMPLATE : template,
  }
}
