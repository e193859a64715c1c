import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { type AccessToken, readToken } from '../sign-in/access-tokens.ts'
import { hasExchange } from '../sign-in/consent.ts'
import { runMailCommand } from './mail-commands.ts'
import { runMailPolicyCommand } from './mail-policies.ts'
import {
  COMMON,
  type Command,
  answerNothing,
  fail,
  isNamed,
  isSame,
  readCommand,
  refuseFilter,
  refuseIdentity,
  refuseParameter,
  refuseRole,
  valueOf,
} from './commands.ts'
import { readToken as readPageToken, writeToken as writePageToken } from '../graph/page-tokens.ts'
import { isProvoked } from '../tenant/provoked.ts'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'
import type { Tenants } from '../tenant/tenants.ts'

export const EXCHANGE = 'https://outlook.office365.com'
const ROLE = 'Exchange.ManageAsApp'
const LARGEST_PAGE = 1000
const RETRY_AFTER = 5
const THROTTLED_REQUEST = 3

/** Nouns that tenants may have very many of, which are therefore chosen from where they are. */
const CHOSEN_FROM = ['Mailbox']
const CHOOSING = ['Filter', 'RecipientTypeDetails']
/** `a -ne $null`. */
const IS_SET = /^(\w+) -ne \$null$/i

export interface ExchangeParts {
  tenants: Tenants
  clock: { now: () => number }
  client: { id: string; secret: string }
  /** Where callers reach it. Without it, where this request came in. */
  address: ((c: Context) => string) | undefined
}

/**
 * The interface by which the vendor's own PowerShell module runs cmdlets: `Get-` and `Set-` of what a tenant has once
 * or several times.
 */
export function createExchange({ tenants, clock, client, address }: ExchangeParts) {
  return new Hono().post('/adminapi/:version{v1\\.0|beta}/:tenant/InvokeCommand', async (c) => {
    const requestId = randomUUID()
    c.header('request-id', requestId)
    const token = readBearer(c, client.secret, clock.now())
    const tenant = tenants.get(c.req.param('tenant'))
    // The front door refuses with a body that is not JSON, or with none.
    if (!token || !tenant || token.tid !== tenant.tenantId) return c.text('', 401)
    if (!token.roles.includes(ROLE) || !hasExchange(tenant))
      return c.html('<html><body>Forbidden</body></html>', 403)
    tenant.requests += 1
    if (isProvoked(tenant, 'down')) return c.text('', 503)
    if (isProvoked(tenant, 'throttled') && tenant.requests % THROTTLED_REQUEST === 0)
      return c.json({ error: { code: 'TooManyRequests', message: 'Too many requests.' } }, 429, {
        'Retry-After': String(RETRY_AFTER),
      })
    const command = readCommand(await c.req.json<unknown>().catch(() => undefined))
    if (!command) return fail(c, 'BadRequest', 'ParameterBindingException', 'The command could not be read.')
    const root = address?.(c) ?? c.req.url.replace(/\/adminapi\/.*$/s, '')
    return (
      runMailCommand(c, tenant, command) ??
      runMailPolicyCommand(c, tenant, command) ??
      runSettingCommand(c, tenant, command, root)
    )
  })
}

/** `Get-` and `Set-` of what is set in a tenant. */
function runSettingCommand(c: Context, tenant: Tenant, command: Command, root: string) {
  const [, verb = '', asked = ''] = /^(Get|Set)-(\w+)$/i.exec(command.name) ?? []
  const noun = Object.keys(tenant.settings.exchange).find((each) => isSame(each, asked))
  if (noun === undefined)
    return fail(
      c,
      'BadRequest',
      'CommandNotFoundException',
      `The term '${command.name}' is not recognized as the name of a cmdlet, function, script file, or operable program.`,
    )
  if (isSame(verb, 'set') && isProvoked(tenant, 'no-changes')) return refuseRole(c)
  return isSame(verb, 'get') ? list(c, tenant, noun, command, root) : set(c, tenant, noun, command)
}

function list(c: Context, tenant: Tenant, noun: string, { parameters }: Command, root: string) {
  const all = tenant.settings.exchange[noun] ?? []
  const known = ['Identity', ...COMMON, ...(CHOSEN_FROM.includes(noun) ? CHOOSING : [])]
  const unknown = Object.keys(parameters).find((name) => !known.some((each) => isSame(each, name)))
  if (unknown !== undefined) return refuseParameter(c, unknown)
  const filter = valueOf(parameters, 'Filter')
  const [, set] = IS_SET.exec(String(filter)) ?? []
  if (filter !== undefined && set === undefined) return refuseFilter(c, filter)
  const kind = valueOf(parameters, 'RecipientTypeDetails')
  const identity = valueOf(parameters, 'Identity')
  const found = all.filter(
    (item) =>
      (identity === undefined || isNamed(item, identity)) &&
      (set === undefined || (item[set] ?? null) !== null) &&
      (kind === undefined || item['RecipientTypeDetails'] === kind),
  )
  if (identity !== undefined && found.length === 0) return refuseIdentity(c, identity)
  const size = pageSizeOf(c)
  const from = Number(readPageToken(c.req.query('$skiptoken') ?? '')?.['from'] ?? 0)
  const path = `${root}/adminapi/beta/${tenant.tenantId}`
  return c.json({
    '@odata.context': `${path}/$metadata#Collection(Exchange.GenericHashTable)`,
    '@adminapi.warnings': [],
    value: found.slice(from, from + size),
    ...(from + size < found.length
      ? { '@odata.nextLink': `${path}/InvokeCommand?$skiptoken=${writePageToken({ from: from + size })}` }
      : {}),
  })
}

function set(c: Context, tenant: Tenant, noun: string, { parameters }: Command) {
  const all = tenant.settings.exchange[noun] ?? []
  const identity = valueOf(parameters, 'Identity')
  const target = identity === undefined ? all[0] : all.find((item) => isNamed(item, identity))
  if (!target || (identity === undefined && all.length > 1)) return refuseIdentity(c, identity ?? '')
  const values: Item = {}
  for (const [name, value] of Object.entries(parameters)) {
    if (isSame(name, 'Identity') || COMMON.some((each) => isSame(each, name))) continue
    const known = Object.keys(target).find((each) => isSame(each, name))
    if (known === undefined) return refuseParameter(c, name)
    values[known] = value
  }
  const changed = Object.entries(values).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(target[name]),
  )
  Object.assign(target, values)
  return answerNothing(
    c,
    tenant.tenantId,
    changed
      ? []
      : [
          `The command completed successfully but no settings of '${String(target['Identity'])}' have been modified.`,
        ],
  )
}

function readBearer(c: Context, key: string, now: number): AccessToken | undefined {
  const [scheme, text] = (c.req.header('Authorization') ?? '').split(' ')
  const token = scheme?.toLowerCase() === 'bearer' && text ? readToken(key, text) : undefined
  return token?.aud === EXCHANGE && token.exp * 1000 > now ? token : undefined
}

function pageSizeOf(c: Context): number {
  const asked = Number(/odata\.maxpagesize=(\d+)/.exec(c.req.header('Prefer') ?? '')?.[1] ?? LARGEST_PAGE)
  return Math.min(Math.max(asked, 1), LARGEST_PAGE)
}
