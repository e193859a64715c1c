import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { readConnectedTenants } from './partner.store.ts'

/**
 * Says of every company that is reached through the partner whether it still may be, by the tenants with an active relationship.
 * Gives those that may be again: nobody has read them meanwhile.
 */
export async function loseRelationships(work: Work, active: ReadonlySet<string>) {
  const through = (await readConnectedTenants(work.tx, work.organizationId)).filter(
    ({ kind, state }) => kind === CONNECTION_KINDS.CSP && state !== 'Connecting',
  )
  const changed = through.filter(
    ({ tenant_id, state }) => active.has(tenant_id) === (state === 'CSP relationship lost'),
  )
  await work.load('integration', changed.map(({ id }) => id).toSorted())
  return changed.flatMap(({ id }) => {
    const { row } = work.get('integration', id)
    if (!row) return []
    const isActive = active.has(row.tenant_id)
    const after = {
      ...row,
      state: isActive ? ('Connected' as const) : ('CSP relationship lost' as const),
      fault: null,
    }
    work.put('integration', after)
    return isActive ? [after] : []
  })
}
