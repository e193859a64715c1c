import { type SettledAlertSettings, settledSettings } from '#shared/domain/alerts/alert-settings.ts'
import { noticeHints } from '#shared/domain/ticketing/ticket-hindrances.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { type Ticketing, watchTicketing } from '#client/data/nouns/ticketing.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { readinessOf } from '#client/parts/ticketing/readiness.ts'
import { TicketHints } from '#client/parts/ticketing/ticket-hints.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { shownHints } from './shown-hints.ts'
import { useAlertRouting } from './use-rule-context.ts'

/** The tool, where this person may know of it what decides. */
function useKnownTicketing(): Ticketing | undefined {
  const ticketing = useWatched(watchTicketing)
  const mayRead = reaches(useAccess().permissions.integrations, 'readOnly')
  return mayRead ? ticketing : undefined
}

interface NoticeHintsProps {
  /** Null for all companies. */
  customerId: string | null
  /** What holds by what was entered. */
  settings: Pick<SettledAlertSettings, 'enabled' | 'recipients' | 'emailEnabled' | 'ticketingEnabled'>
}

/** What keeps alerts from leaving by the ways that are chosen, and what is to be done about it (ALERT-20). */
export function NoticeHints({ customerId, settings }: NoticeHintsProps) {
  const t = useTexts('ticketing')
  const errors = useTexts('errors')
  const ticketing = useKnownTicketing()
  if (!ticketing) return null
  const readiness = readinessOf(ticketing, customerId)
  const { kind, hints } = shownHints(noticeHints(readiness, settings), settings)
  const isAll = customerId === null
  const titles: Record<typeof kind, string | undefined> = {
    both: isAll ? t('cannotCreate') : errors('noNotices'),
    tickets: isAll ? t('cannotCreate') : errors('noTickets'),
    emails: undefined,
    off: t('cannotEnable'),
  }
  if (hints.length === 0)
    return isAll && settings.ticketingEnabled ? <Unmapped ticketing={ticketing} /> : null
  return (
    <Callout tone={kind === 'off' ? 'info' : 'warn'} title={titles[kind]}>
      <TicketHints hints={hints} customerId={customerId} tool={ticketing.tool} isAtNotifications />
    </Callout>
  )
}

/** How many companies are left out of what is set for all of them. */
function Unmapped({ ticketing: { tool, mappings } }: { ticketing: Ticketing }) {
  const t = useTexts('ticketing')
  const customers = useWatched(watchCustomers) ?? []
  const count = customers.filter(({ row }) => mappings.get(row.id)?.row.tool_id !== tool?.id).length
  if (count === 0) return null
  return (
    <Callout tone="info" title={t('unmapped', { count })}>
      <TicketHints hints={['mapToPsa']} customerId={null} tool={tool} />
    </Callout>
  )
}

/** What keeps a rule from opening tickets; settings that switch them off outweigh it. */
export function RuleTicketHints({ customerId }: { customerId: string | null }) {
  const t = useTexts('ticketing')
  const routing = useAlertRouting()
  const ticketing = useKnownTicketing()
  if (!routing || !ticketing) return null
  const settings = settledSettings(
    routing.settings.get(null),
    customerId === null ? undefined : routing.settings.get(customerId),
  )
  const { tickets } = noticeHints(readinessOf(ticketing, customerId), settings)
  return (
    <>
      {settings.ticketingEnabled ? null : <Callout tone="warn">{t('switchedOff')}</Callout>}
      {tickets.length === 0 ? null : (
        <Callout tone="warn" title={t('cannotCreate')}>
          <TicketHints hints={tickets} customerId={customerId} tool={ticketing.tool} />
        </Callout>
      )}
    </>
  )
}
