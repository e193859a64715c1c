import { factorySettings } from '#sandbox/microsoft365/tenant/factory-settings.ts'
import type { Item, Settings } from '#sandbox/microsoft365/tenant/settings.ts'
import { applied, type Change } from '#shared/domain/posture/change.ts'
import { remedyFor } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import type { Snapshot, SourceReading } from '#shared/domain/posture/snapshot.ts'
import { type SourceId, sources } from '#shared/domain/posture/sources.ts'
import { decisions, furnish } from './demo-decisions.ts'
import { protect } from './demo-protection.ts'
import type { Random } from './random.ts'

/** The service plans of a product, as far as checks ask for them, by its part number. */
export const demoServicePlans: Record<string, readonly string[]> = {
  SPB: ['AAD_PREMIUM', 'EXCHANGE_S_STANDARD', 'SHAREPOINTSTANDARD', 'INTUNE_A', 'ATP_ENTERPRISE'],
  O365_BUSINESS_PREMIUM: ['EXCHANGE_S_STANDARD', 'SHAREPOINTSTANDARD'],
  O365_BUSINESS_ESSENTIALS: ['EXCHANGE_S_STANDARD', 'SHAREPOINTSTANDARD'],
  SPE_E3: ['AAD_PREMIUM', 'EXCHANGE_S_ENTERPRISE', 'SHAREPOINTENTERPRISE', 'INTUNE_A'],
  SPE_E5: [
    'AAD_PREMIUM_P2',
    'EXCHANGE_S_ENTERPRISE',
    'SHAREPOINTENTERPRISE',
    'INTUNE_A',
    'LOCKBOX_ENTERPRISE',
    'THREAT_INTELLIGENCE',
  ],
}

/** What administrators of a demo company decided; how much of it is a matter of their care. */
export function demoSettings(domain: string, random: Random): Settings {
  const settings = factorySettings(domain)
  const care = 0.3 + 0.7 * random.next()
  furnish(settings, domain, random, care)
  for (const decide of decisions) if (random.chance(care)) decide(settings)
  for (const check of checks)
    if (random.chance(care))
      for (const change of remedyFor(check, snapshotOf(settings))) carryOut(settings, change)
  protect(settings, domain, care)
  return settings
}

/** What would be read of a tenant with these settings and every licence. */
export const snapshotOf = (settings: Settings): Snapshot => ({
  servicePlans: undefined,
  sources: Object.fromEntries(
    Object.keys(sources).flatMap((id): [string, SourceReading][] => {
      const value = placeOf(settings, id as SourceId)
      return value === undefined ? [] : [[id, { outcome: 'read', at: READ_AT, value }]]
    }),
  ),
})

const READ_AT = '2026-11-01T00:00:00Z'

/** The objects of a source within the settings; undefined where they are elsewhere. */
function placeOf({ graph, exchange }: Settings, id: SourceId): Item | Item[] | undefined {
  const source = sources[id]
  if (source.transport === 'graph') return graph[source.path.replace(/\?.*$/, '')]
  const objects = exchange[source.cmdlet.replace(/^Get-/, '')]
  return source.isList ? objects : objects?.[0]
}

function carryOut(settings: Settings, change: Change) {
  const { sources: changed } = applied(snapshotOf(settings), change)
  const reading = changed[change.source]
  const place = placeOf(settings, change.source)
  if (reading?.outcome !== 'read' || !place) return
  if (Array.isArray(place)) place.splice(0, place.length, ...(reading.value as Item[]))
  else Object.assign(place, reading.value)
}
