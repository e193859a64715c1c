import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { readMapped } from './duo.store.ts'

type Standing = Pick<Integration, 'state' | 'fault'>

/** The account was deleted at Duo. */
export const GONE: Standing = { state: 'Connection Error', fault: 'notFound' }
/** Duo does not take the organization's keys any more. */
export const REFUSED: Standing = { state: 'Auth Failed', fault: 'unauthorized' }
/** The organization has no Duo account any more. */
export const PARTED: Standing = { state: 'Missing Details', fault: null }

const isCutOff = ({ state, fault }: Standing): boolean =>
  [GONE, REFUSED, PARTED].some((each) => each.state === state && each.fault === fault)

/**
 * Says of every company that is reached by the organization's keys how it stands by `verdict`: undefined where it can be reached.
 * Gives those that can be again: nobody has read them meanwhile.
 */
export async function tellMapped(
  work: Work,
  verdict: (host: string) => Standing | undefined,
): Promise<Integration[]> {
  const mapped = await readMapped(work.tx, work.organizationId)
  await work.load('integration', mapped.map(({ id }) => id).toSorted())
  return mapped.flatMap(({ id }) => {
    const { row } = work.get('integration', id)
    if (!row) return []
    const told = verdict(row.tenant_id)
    if (!told && !isCutOff(row)) return []
    const after: Integration = { ...row, ...(told ?? { state: 'Connected', fault: null }) }
    if (after.state !== row.state || after.fault !== row.fault) work.put('integration', after)
    return told ? [] : [after]
  })
}
