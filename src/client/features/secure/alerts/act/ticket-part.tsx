import { chakra } from '@chakra-ui/react'
import { TicketPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  type AlertTicket,
  isTicketOpenable,
  type TicketReading,
  type TicketWish,
} from '#shared/domain/alerts/alert-ticket.ts'
import { APPLICATION_NAMES, toolName } from '#shared/domain/integrations/applications.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import type { TicketHindrance } from '#shared/domain/ticketing/ticket-hindrances.ts'
import { openTicket, type Ticketing, watchTicketing } from '#client/data/nouns/ticketing.ts'
import { undo } from '#client/data/queue/decisions.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { TicketHints } from '#client/parts/ticketing/ticket-hints.tsx'
import { knownHindrances } from '#client/parts/ticketing/readiness.ts'
import { ticketFaultText } from '#client/parts/ticketing/ticket-fault-text.ts'
import { useTell } from '#client/parts/use-tell.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ExternalLink } from '#client/ui/external-link.tsx'
import { Badge } from '#client/ui/figures/badge.tsx'
import { useHotkey } from '#client/ui/keys/use-hotkey.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import type { NamedAlert } from '../alert-rows.ts'
import { useAlertActs } from '../use-alert-acts.ts'

const Box = chakra('div', { base: { display: 'grid', gap: 2, justifyItems: 'start' } })
const Acts = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })

const REASONS = {
  noTool: 'ticketsNeedTool',
  toolUnfinished: 'ticketsNeedSettings',
  notMapped: 'ticketsNeedMapping',
} as const satisfies Record<TicketHindrance, string>
const HINTS = { noTool: 'integratePsa', toolUnfinished: 'finishPsa', notMapped: 'mapToPsa' } as const

/** The ticket of an alert: where it is, why it is not there, and the way to have it opened by O (ALERT-19). */
export function TicketPart({ alert }: { alert: NamedAlert }) {
  const t = useTexts('ticketing')
  const ticketing = useWatched(watchTicketing)
  const { ticket } = alert.row
  useSentNotice(ticket)
  if (!ticketing) return null
  return (
    <PanelPart title={t('ticket.title')}>
      <Box>
        {ticket === null ? null : <TicketState ticket={ticket} tool={ticketing.tool} />}
        {isTicketOpenable(ticket) ? <OpenTicket alert={alert} ticketing={ticketing} /> : null}
      </Box>
    </PanelPart>
  )
}

/** Says that the ticket was sent that somebody waited for here. */
function useSentNotice(ticket: AlertTicket | null) {
  const tell = useTell()
  const before = useRef(ticket?.state)
  useEffect(() => {
    if (before.current === 'asked' && ticket?.state === 'sent') tell('psaTicketSent')
    before.current = ticket?.state
    // Only what becomes of the ticket tells anything.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ticket?.state])
}

const tones = { asked: 'neutral', sent: 'accent', failed: 'red' } as const

function TicketState({ ticket, tool }: { ticket: AlertTicket; tool: Ticketing['tool'] }) {
  const t = useTexts('ticketing')
  const locale = useLocale()
  const name = APPLICATION_NAMES[tool?.type ?? 'Halo']
  const { state, at, fault, detail, number, link, reading } = ticket
  const reason = fault === null ? undefined : ticketFaultText(t, { fault, detail, name })
  return (
    <>
      <Tags>
        <Badge tone={tones[state]}>{t(`ticket.${state}`)}</Badge>
        {number === null ? null : <span>{t('ticket.number', { number })}</span>}
        <Quiet>
          <TimeText at={Date.parse(at)} locale={locale} />
        </Quiet>
      </Tags>
      {reading ? <TicketNow reading={reading} /> : null}
      {reason === undefined ? null : <p>{state === 'asked' ? t('ticket.waits', { reason }) : reason}</p>}
      {link === null ? null : <ExternalLink href={link}>{t('ticket.link', { name })}</ExternalLink>}
    </>
  )
}

/** What became of it in the tool, as of when the tool was asked. */
function TicketNow({ reading }: { reading: TicketReading }) {
  const t = useTexts('ticketing')
  const locale = useLocale()
  const { at, tool, status, is_closed: isClosed, is_gone: isGone } = reading
  const name = toolName(tool)
  return (
    <>
      <Tags>
        {isGone ? <Badge tone="amber">{t('ticket.gone', { name })}</Badge> : null}
        {isClosed && !isGone ? <Badge tone="neutral">{t('ticket.closed', { name })}</Badge> : null}
        {status === null || isGone ? null : <span>{t('ticket.status', { status })}</span>}
      </Tags>
      <Quiet>
        <TimeSentence
          at={Date.parse(at)}
          locale={locale}
          sentence={(time) => t('ticket.asOf', { name, time })}
        />
      </Quiet>
    </>
  )
}

function OpenTicket({ alert, ticketing }: { alert: NamedAlert; ticketing: Ticketing }) {
  const device = useDevice()
  const t = useTexts('ticketing')
  const alerts = useTexts('alerts')
  const errors = useTexts('errors')
  const tray = useTexts('tray')
  const words = useTexts('words')
  const mayRead = reaches(useAccess().permissions.integrations, 'readOnly')
  const { disabledReason: forbidden } = useAlertActs()
  const { row, title } = alert
  const hindrances = knownHindrances(ticketing, row.customer_id, mayRead)
  const [first] = hindrances
  const disabledReason = forbidden ?? (first && errors(REASONS[first]))
  const isAgain = row.ticket !== null
  const open = async (priority: TicketWish) => {
    const answer = await openTicket(device, alert, priority)
    if (answer.outcome !== 'saved') return showToast({ tone: 'error', text: alerts('acts.notKept') })
    return showToast({
      tone: 'ok',
      text: tray('describe.openTicket', { subject: title }),
      action: {
        label: words('undo'),
        onClick: () =>
          void undo(device, answer.key).then((isUndone) =>
            showToast(
              isUndone
                ? { tone: 'ok', text: alerts('acts.undone') }
                : { tone: 'warn', text: tray('onItsWay') },
            ),
          ),
      },
    })
  }
  useHotkey('o', () => void open('severity'), {
    enabled: disabledReason === undefined,
    word: t('ticket.open'),
    scope: 'panel',
  })
  return (
    <>
      <Acts>
        <Button
          icon={<TicketPlus aria-hidden />}
          disabledReason={disabledReason}
          onClick={() => void open('severity')}
        >
          {isAgain ? t('ticket.again') : t('ticket.open')}
        </Button>
        <Button variant="quiet" disabledReason={disabledReason} onClick={() => void open('critical')}>
          {t('ticket.openCritical')}
        </Button>
      </Acts>
      {first && forbidden === undefined ? (
        <>
          <Quiet>{errors(REASONS[first])}</Quiet>
          <TicketHints
            hints={hindrances.map((each) => HINTS[each])}
            customerId={row.customer_id}
            tool={ticketing.tool}
          />
        </>
      ) : null}
    </>
  )
}
