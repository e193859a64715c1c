import { nothingChosen, ticketSettingsId } from '#shared/domain/ticketing/ticket-settings.ts'
import { accountRowId, accountRowOf } from '#shared/domain/ticketing/ticket-tool.ts'
import type { Work } from '#server/platform/sync/work.ts'

export const TICKET_TOOL = '0b6a51d2-43b4-4c55-9a1f-6e7d2a0f4290'

/** A tool that is connected and has one customer and one priority, with whom these companies are mapped. */
export async function buildTicketing(work: Work, customerIds: readonly string[]): Promise<void> {
  const row = accountRowId(TICKET_TOOL, accountRowOf('12'))
  await work.load('ticketTool', [TICKET_TOOL])
  await work.load('ticketCatalog', [TICKET_TOOL])
  await work.load('ticketAccounts', [row])
  await work.load('ticketMapping', customerIds)
  await work.load('ticketSettings', [ticketSettingsId(null)])
  const at = '2026-11-20T08:00:00.000Z'
  work.put('ticketTool', {
    id: TICKET_TOOL,
    type: 'Halo',
    state: 'Sync Successful',
    fault: null,
    connected_at: at,
    checked_at: at,
    webhook: null,
  })
  work.put('ticketCatalog', {
    id: TICKET_TOOL,
    host: 'msp.halopsa.com',
    read_at: at,
    fields: [],
    priorities: [{ id: '1/1', name: 'High', within: [] }],
    accounts: 1,
  })
  work.put('ticketAccounts', { id: row, tool_id: TICKET_TOOL, accounts: [{ id: '12', name: 'Contoso' }] })
  work.put('ticketSettings', {
    ...nothingChosen,
    id: ticketSettingsId(null),
    customer_id: null,
    tool_id: TICKET_TOOL,
    priorities: { critical: '1/1', high: '1/1', medium: '1/1', low: '1/1', informational: '1/1' },
  })
  for (const id of customerIds)
    work.put('ticketMapping', { id, customer_id: id, tool_id: TICKET_TOOL, account_id: '12' })
}
