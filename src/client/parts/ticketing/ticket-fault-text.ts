import { TICKET_FAULTS } from '#shared/domain/alerts/alert-ticket.ts'
import type { useTexts } from '#client/texts/texts.ts'

interface Fault {
  fault: string
  /** Of the tool. */
  name: string
  /** In the tool's words. */
  detail?: string | null
}

/** Why a tool cannot be used, or a ticket is not there, in words; a newer server may know other reasons. */
export function ticketFaultText(
  t: ReturnType<typeof useTexts<'ticketing'>>,
  { fault, name, detail }: Fault,
): string {
  const known = TICKET_FAULTS.find((each) => each === fault) ?? 'other'
  return t(`faults.${known}`, { name, detail: detail ?? '–' })
}
