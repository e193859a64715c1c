import { NO_FACTS_READ } from '#shared/domain/employees/directory-facts.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { EXCHANGE, missingPermissions } from '#shared/domain/integrations/permissions.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { REQUESTED_ROLES } from '#sandbox/microsoft365/tenant/state.ts'
import type { Random } from './random.ts'

/** How the connection of a demo company stands. Its tenant in the pretend cloud behaves accordingly. */
export const STANDINGS = [
  'well',
  /** Nobody has connected it. */
  'never',
  /** Its administrator has just accepted, which takes the vendor a minute. */
  'connecting',
  /** Its administrator has taken the app away again. */
  'consentGone',
  /** The app is there, but holds no permission any more. */
  'permissionsGone',
  /** Something in between answers in the place of the vendor. */
  'gateway',
  'withoutExchange',
  /** The app may not read risks and scores. */
  'withoutRisks',
  /** The app may not read the directory's logs and reports. */
  'withoutLogs',
  /** Somebody here has paused it. */
  'paused',
] as const
export type Standing = (typeof STANDINGS)[number]

/**
 * By the place of a company, the largest first. The first forty are well, so that a small demo shows what the product
 * does rather than what stands in its way.
 */
const STANDING_BY_PLACE: Readonly<Record<number, Standing>> = {
  41: 'consentGone',
  42: 'withoutExchange',
  44: 'never',
  45: 'withoutRisks',
  47: 'gateway',
  48: 'paused',
  50: 'withoutExchange',
  51: 'permissionsGone',
  53: 'withoutLogs',
  54: 'never',
  56: 'connecting',
  58: 'consentGone',
}

export const standingAt = (place: number): Standing => STANDING_BY_PLACE[place] ?? 'well'

/** What the app is refused in a tenant of this standing. */
const REFUSED: Partial<Record<Standing, readonly string[]>> = {
  withoutExchange: [EXCHANGE],
  withoutRisks: ['IdentityRiskEvent.Read.All', 'SecurityEvents.Read.All'],
  withoutLogs: ['AuditLog.Read.All'],
}

/** The application permissions that a tenant of this standing grants. */
export const grantedTo = (standing: Standing): string[] =>
  standing === 'permissionsGone' ? [] : REQUESTED_ROLES.filter((role) => !REFUSED[standing]?.includes(role))

/** How long ago a connection that cannot be read now was read for the last time, in milliseconds. */
const LAST_GOOD: Partial<Record<Standing, number>> = {
  consentGone: 9 * DAY + 5 * HOUR,
  permissionsGone: 5 * DAY + 2 * HOUR,
  gateway: 2 * DAY + 7 * HOUR,
  paused: 23 * DAY + 3 * HOUR,
}

/** When the people of a company were last read, in milliseconds since 1970; undefined where they never were. */
export function lastSyncOf(standing: Standing, random: Random, now: number): number | undefined {
  // Drawn whatever the standing is, so that what comes after it is the same.
  const age = 20 * MINUTE + random.next() ** 2 * 3 * DAY
  if (standing === 'never' || standing === 'connecting') return undefined
  return Math.floor(now - (LAST_GOOD[standing] ?? age))
}

interface Connection {
  id: string
  customerId: string
  tenant: { id: string; name: string; domains: string[] }
  standing: Standing
  lastSync: number | undefined
  random: Random
  now: number
}

/** What the console knows of a company's connection; undefined where there is none. */
export function connectionOf({
  id,
  customerId,
  tenant,
  standing,
  lastSync,
  random,
  now,
}: Connection): Integration | undefined {
  if (standing === 'never') return undefined
  const connectedAt = new Date(now - Math.floor((90 + random.next() * 700) * DAY)).toISOString()
  const isByScript = random.chance(0.3)
  const isPending = standing === 'connecting'
  // What is missing is noted when a company is connected, and not when the vendor refuses it later.
  const isNoted = !isPending && standing !== 'permissionsGone'
  const lacksExchange = standing === 'withoutExchange' || isPending
  const missing = isNoted ? missingPermissions(grantedTo(standing)) : []
  return {
    id,
    customer_id: customerId,
    type: 'Office365',
    kind: CONNECTION_KINDS.APP,
    is_active: standing !== 'paused',
    display_name: '',
    tenant_id: tenant.id,
    tenant_name: isPending ? '' : tenant.name,
    domains: isPending ? [] : tenant.domains,
    last_synced: lastSync === undefined ? null : new Date(lastSync).toISOString(),
    facts: factsOf(standing, lastSync),
    missing_scopes: missing,
    pending_until: isPending ? new Date(now + 15 * MINUTE).toISOString() : null,
    exchange: lacksExchange ? 'notConnected' : isByScript ? 'script' : 'appRole',
    exchange_at: lacksExchange ? null : connectedAt,
    ...stateOf(standing, missing.length > 0),
  }
}

function stateOf(standing: Standing, isRefused: boolean): Pick<Integration, 'state' | 'fault'> {
  switch (standing) {
    case 'connecting':
      return { state: 'Connecting', fault: null }
    case 'consentGone':
      return { state: 'Auth Failed', fault: 'consentMissing' }
    case 'permissionsGone':
      return { state: 'Auth Failed', fault: 'missingScope' }
    case 'gateway':
      return { state: 'Sync Failed', fault: 'unexpectedAnswer' }
    default:
      return { state: 'Sync Successful', fault: isRefused ? 'missingScope' : null }
  }
}

function factsOf(standing: Standing, lastSync: number | undefined): Integration['facts'] {
  if (lastSync === undefined) return NO_FACTS_READ
  const read = { read_at: new Date(lastSync).toISOString(), fault: null }
  if (standing !== 'withoutLogs') return { mfa: read, activity: read, administrators: read }
  const refused = { read_at: null, fault: 'missingScope' as const }
  return { mfa: refused, activity: refused, administrators: read }
}

/** What is known of a person of a company whose connection stands like this. */
export function knownEmployee(employee: Employee, standing: Standing): Employee {
  const unread = { mfa_status: null, last_active: null, activity_read: false } as const
  if (standing === 'withoutLogs') return { ...employee, ...unread, isAdmin: false }
  if (standing !== 'never' && standing !== 'connecting') return employee
  return {
    ...employee,
    ...unread,
    date_joined: null,
    isAdmin: null,
    entra_id: null,
    directory: 'manual',
    entered: true,
    sign_in_enabled: null,
    sku_ids: [],
  }
}
