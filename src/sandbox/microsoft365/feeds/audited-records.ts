import { createHash } from 'node:crypto'
import { isAuditing } from './auditing.ts'
import { schedule } from './pending.ts'
import type { PendingRecord } from '../tenant/feeds.ts'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'

const MINUTE = 60_000
/** Microsoft names 60 to 90 minutes for the core services, and gives no promise. https://learn.microsoft.com/purview/audit-search */
const USUAL = { from: 15 * MINUTE, to: 45 * MINUTE }
const LATE = 3 * 60 * MINUTE

interface Timing {
  /** Milliseconds since 1970. */
  happenedAt: number
  now: number
  /** Otherwise it is there as soon as it has happened. */
  isDelayed: boolean
}

/**
 * Has the unified audit log show a record, as late as the real one does: most after a quarter to three quarters of an
 * hour, one in eight hours later, and one in six once more in later content. The same record always has the same delay.
 * Gives what will be shown.
 */
export function scheduleAudited(
  tenant: Tenant,
  contentType: string,
  item: Item,
  { happenedAt, now, isDelayed }: Timing,
): PendingRecord[] {
  if (!isAuditing(tenant)) return []
  const chance = createHash('sha256').update(String(item['Id'])).digest()
  const [late = 0, spread = 0, again = 0] = chance
  const usual = USUAL.from + Math.round(((USUAL.to - USUAL.from) * spread) / 255)
  const delay = late % 8 === 0 ? LATE + usual : usual
  const appearsAt = Math.max(isDelayed ? happenedAt + delay : happenedAt, now)
  const times = isDelayed && again % 6 === 0 ? [appearsAt, appearsAt + LATE] : [appearsAt]
  const records = times.map((time) => ({ feed: contentType, item, appearsAt: time }))
  for (const record of records) schedule(tenant, record)
  return records
}
