import type { Context } from 'hono'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'
import { isProvoked } from '../tenant/provoked.ts'
import {
  COMMON,
  type Command,
  answerItems,
  answerNothing,
  fail,
  isSame,
  refuseIdentity,
  refuseParameter,
  refuseRole,
  valueOf,
} from './commands.ts'

const SENDERS = 'BlockedSenderAddress'
const QUARANTINE = 'QuarantineMessage'
const LARGEST_PAGE = 1000
const USUAL_PAGE = 100

// https://learn.microsoft.com/powershell/module/exchangepowershell/get-quarantinemessage
const RELEASE_STATUSES = [
  'Approved',
  'Denied',
  'Error',
  'NotReleased',
  'PreparingToRelease',
  'Released',
  'Requested',
]
/** What an administrator does about a mail, and how it stands after that. */
const ANSWERS: Readonly<Record<string, string>> = { release: 'RELEASED', approve: 'APPROVED', deny: 'DENIED' }

/** Parameters of each cmdlet, by its name in small letters. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  'get-blockedsenderaddress': ['SenderAddress'],
  'remove-blockedsenderaddress': ['SenderAddress'],
  'get-quarantinemessage': [
    'Identity',
    'EntityType',
    'Page',
    'PageSize',
    'ReleaseStatus',
    'RecipientAddress',
  ],
  'release-quarantinemessage': ['Identity', 'ActionType', 'ReleaseToAll', 'User', 'Force'],
  'delete-quarantinemessage': ['Identity', 'HardDelete'],
}

/**
 * Cmdlets of those who may send no more, and of mail that lies in quarantine: neither is set by a `Set-`. Undefined where the
 * command is another one.
 */
export function runMailCommand(
  c: Context,
  tenant: Tenant,
  { name, parameters }: Command,
): Response | undefined {
  const known = PARAMETERS[name.toLowerCase()]
  if (!known) return undefined
  const unknown = Object.keys(parameters).find(
    (each) => ![...known, ...COMMON].some((other) => isSame(each, other)),
  )
  if (unknown !== undefined) return refuseParameter(c, unknown)
  const [verb = ''] = name.toLowerCase().split('-')
  if (verb !== 'get' && isProvoked(tenant, 'no-changes')) return refuseRole(c)
  const isOfSenders = name.toLowerCase().endsWith(SENDERS.toLowerCase())
  if (verb === 'get')
    return isOfSenders ? listSenders(c, tenant, parameters) : listQuarantine(c, tenant, parameters)
  return isOfSenders ? unblockSender(c, tenant, parameters) : answerRequest(c, tenant, verb, parameters)
}

const itemsOf = (tenant: Tenant, noun: string): Item[] => (tenant.settings.exchange[noun] ??= [])

const isText = (value: unknown): value is string => typeof value === 'string'

const isAddress = (item: Item, name: string, address: unknown) =>
  [item[name]].flat().some((each) => isText(each) && isText(address) && isSame(each, address))

const isIdentity = (item: Item, identity: unknown) =>
  isText(identity) && isText(item['Identity']) && isSame(item['Identity'], identity)

function listSenders(c: Context, tenant: Tenant, parameters: Item) {
  const sender = valueOf(parameters, 'SenderAddress')
  const found = itemsOf(tenant, SENDERS).filter(
    (item) => sender === undefined || isAddress(item, 'SenderAddress', sender),
  )
  return answerItems(c, tenant, found)
}

function unblockSender(c: Context, tenant: Tenant, parameters: Item) {
  const sender = valueOf(parameters, 'SenderAddress')
  const blocked = itemsOf(tenant, SENDERS)
  const found = blocked.find((item) => sender !== undefined && isAddress(item, 'SenderAddress', sender))
  if (!found) return refuseIdentity(c, sender ?? '')
  blocked.splice(blocked.indexOf(found), 1)
  return answerNothing(c, tenant.tenantId)
}

function listQuarantine(c: Context, tenant: Tenant, parameters: Item) {
  const size = Number(valueOf(parameters, 'PageSize') ?? USUAL_PAGE)
  const page = Number(valueOf(parameters, 'Page') ?? 1)
  for (const [name, value] of [
    ['PageSize', size],
    ['Page', page],
  ] as const)
    if (!Number.isInteger(value) || value < 1 || value > LARGEST_PAGE)
      return refuse(
        c,
        `Cannot validate argument on parameter '${name}'. The argument is out of the range 1 to 1000.`,
      )
  const asked = [valueOf(parameters, 'ReleaseStatus') ?? []].flat().map(String)
  const wrong = asked.find((status) => !RELEASE_STATUSES.some((each) => isSame(each, status)))
  if (wrong !== undefined)
    return refuse(
      c,
      `Cannot bind parameter 'ReleaseStatus'. Cannot convert value "${wrong}" to type "ReleaseStatus".`,
    )
  const [identity, recipient] = [valueOf(parameters, 'Identity'), valueOf(parameters, 'RecipientAddress')]
  const found = itemsOf(tenant, QUARANTINE).filter(
    (item) =>
      (identity === undefined || isIdentity(item, identity)) &&
      (recipient === undefined || isAddress(item, 'RecipientAddress', recipient)) &&
      (asked.length === 0 || asked.some((status) => isSame(status, String(item['ReleaseStatus'])))),
  )
  return answerItems(c, tenant, found.slice((page - 1) * size, page * size))
}

function answerRequest(c: Context, tenant: Tenant, verb: string, parameters: Item) {
  const identity = valueOf(parameters, 'Identity')
  const held = itemsOf(tenant, QUARANTINE)
  const found = held.find((item) => isIdentity(item, identity))
  if (!found) return refuseIdentity(c, identity ?? '')
  if (verb === 'delete') {
    held.splice(held.indexOf(found), 1)
    return answerNothing(c, tenant.tenantId)
  }
  const action = valueOf(parameters, 'ActionType') ?? 'Release'
  const status = isText(action) ? ANSWERS[action.toLowerCase()] : undefined
  if (status === undefined)
    return refuse(c, `Cannot bind parameter 'ActionType'. Cannot convert the value to type "ActionType".`)
  Object.assign(found, { ReleaseStatus: status, Released: status === 'RELEASED' })
  return answerNothing(c, tenant.tenantId)
}

const refuse = (c: Context, message: string) => fail(c, 'BadRequest', 'ParameterBindingException', message)
