import { ConnectorError, unreadReasonOf } from '#server/connectors/connector-error.ts'
import type { Directory } from '#server/connectors/directory.ts'
import type { TenantSettings } from '#server/connectors/settings.ts'
import type { Snapshot, SourceReading } from '#shared/domain/posture/snapshot.ts'
import type { Source } from '#shared/domain/posture/source.ts'
import { type SourceId, sources } from '#shared/domain/posture/sources.ts'

type Reason = Extract<SourceReading, { outcome: 'failed' }>['reason']

interface TenantReader {
  settings: TenantSettings
  directory: Pick<Directory, 'subscribedSkus'>
  /** Milliseconds since 1970. */
  now: () => number
  /** Only these, instead of everything that checks look at. */
  only?: readonly SourceId[]
}

/** Reads everything that checks look at, each source for itself. Throws only what is no failure of the vendor's. */
export async function readSnapshot({ settings, directory, now, only }: TenantReader): Promise<Snapshot> {
  const asked = only
    ? Object.fromEntries(only.map((id): [SourceId, (typeof sources)[SourceId]] => [id, sources[id]]))
    : sources
  const [servicePlans, answers] = await Promise.all([readServicePlans(directory), settings.read(asked)])
  const at = new Date(now()).toISOString()
  const readings = Object.entries(answers).map(([id, answer]): [string, SourceReading] => [
    id,
    'error' in answer
      ? { outcome: 'failed', at, reason: reasonOf(sources[id as SourceId].transport, answer.error) }
      : { outcome: 'read', at, value: answer.value },
  ])
  return { servicePlans, sources: Object.fromEntries(readings) }
}

/** The names of the plans that work; undefined where the products could not be read, so that nothing is ruled out. */
async function readServicePlans(directory: TenantReader['directory']): Promise<string[] | undefined> {
  try {
    const products = await directory.subscribedSkus()
    const plans = products
      .filter(({ status }) => status === 'Enabled' || status === 'Warning')
      .flatMap(({ servicePlans }) => servicePlans)
    return [...new Set(plans.filter(({ status }) => status !== 'Disabled').map(({ name }) => name))]
  } catch (cause) {
    if (cause instanceof ConnectorError) return undefined
    throw cause
  }
}

/** Exchange is connected by a role of its own, which an app that reads Graph may well lack. */
export function reasonOf(transport: Source['transport'], { reason }: ConnectorError): Reason {
  if (transport === 'exchange' && (reason === 'missingScope' || reason === 'unauthorized'))
    return 'exchangeNotConnected'
  return unreadReasonOf(reason)
}
