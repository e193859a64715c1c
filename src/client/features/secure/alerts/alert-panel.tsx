import { chakra } from '@chakra-ui/react'
import { Suspense, useEffect, useMemo } from 'react'
import { feedOf } from '#shared/domain/alerts/feed-of.ts'
import { isClosedByTicket } from '#shared/domain/alerts/alert-ticket.ts'
import { toolName } from '#shared/domain/integrations/applications.ts'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { useDetectionWords } from '#client/texts/detection-texts.ts'
import { useLocale, useTexts, withTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Mono, Quiet, Tags } from '#client/ui/words.tsx'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { ActPart } from './act/act-part.tsx'
import { AlertActs } from './alert-acts.tsx'
import { AlertSeverityBadge, AlertStatusBadge } from './alert-badges.tsx'
import { AlertChanges, AlertTimeline } from './alert-history.tsx'
import { AlertRecords } from './alert-records.tsx'
import type { NamedAlert } from './alert-rows.ts'
import { isFinding, isOwn } from './own-fact-words.ts'
import { groupAhead } from './near-alerts.ts'
import { relatedAlerts } from './related-alerts.ts'
import { RelatedAlerts } from './related-part.tsx'

// All detections are in its script.
const GuidePart = later(
  withTexts(() => import('./guide-part.tsx').then((part) => part.GuidePart), 'alertGuides'),
)
void GuidePart.preload()
// Names of checks and of our own people are in its script.
const OwnFacts = later(
  withTexts(
    () => import('./own-facts.tsx').then((part) => part.OwnFacts),
    'protect',
    'posture',
    'checkFindings',
    'alertTasks',
    'errors',
  ),
)

const TicketPart = later(
  withTexts(() => import('./act/ticket-part.tsx').then((part) => part.TicketPart), 'ticketing'),
)
void TicketPart.preload()

const Lines = chakra('span', { base: { whiteSpace: 'pre-line' } })
/** A longer fact beside changes is one of them. */
const BRIEF = 120

interface AlertPanelProps {
  alert: NamedAlert
  /** Every alert of this device; undefined while they are being read. */
  all: readonly NamedAlert[] | undefined
  onOpen: (id: string) => void
  /** Leads to the alert after this one. */
  onNext: () => void
  onClose: () => void
}

/** One alert: what happened, to whom, from where, what else there was, and what to do. */
export function AlertPanel({ alert, all, onOpen, onNext, onClose }: AlertPanelProps) {
  const t = useTexts('alerts')
  const words = useTexts('words')
  const locale = useLocale()
  const wordsOf = useDetectionWords()
  const { row, title, company } = alert
  const related = useMemo(() => all && relatedAlerts(alert, all), [alert, all])
  // The next one is opened soon.
  useEffect(() => {
    if (all) groupAhead(all)
  }, [all])
  const others = row.detections.filter((each) => each !== row.detection)
  return (
    <SidePanel
      title={title}
      context={company}
      summary={
        <Tags>
          <AlertSeverityBadge row={row} t={t} />
          <AlertStatusBadge alert={alert} t={t} />
          <TimeSentence
            at={Date.parse(row.last_at)}
            locale={locale}
            sentence={(time) => (row.count > 1 ? t('panel.timesLast', { count: row.count, time }) : time)}
          />
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
      footer={<AlertActs alert={alert} onNext={onNext} />}
    >
      <PanelPart title={t('panel.why')}>
        <p>{wordsOf(row.detection).why}</p>
        {others.length > 0 ? (
          <p>
            <Quiet>{t('panel.also', { names: others.map((each) => wordsOf(each).name).join(', ') })}</Quiet>
          </p>
        ) : null}
      </PanelPart>
      <PanelPart title={t('panel.what')}>
        <AlertFacts alert={alert} />
      </PanelPart>
      {isOwn(row) || isFinding(row) ? (
        <Suspense>
          <OwnFacts alert={alert} />
        </Suspense>
      ) : null}
      <ActPart alert={alert} />
      <Suspense>
        <TicketPart alert={alert} />
      </Suspense>
      <Suspense>
        <GuidePart detectionId={row.detection} />
      </Suspense>
      {isOwn(row) ? null : <AlertChanges row={row} />}
      <AlertTimeline row={row} />
      {related ? <RelatedAlerts related={related} onOpen={onOpen} /> : null}
      {isOwn(row) || isFinding(row) ? null : <AlertRecords row={row} />}
    </SidePanel>
  )
}

/** Why an alert is closed that nobody here has closed. */
function ClosedByItself({ row }: Pick<NamedAlert, 'row'>) {
  const t = useTexts('alerts')
  const locale = useLocale()
  const reading = isClosedByTicket(row) ? row.ticket?.reading : undefined
  if (!reading) return t('own.closedItself')
  return (
    <TimeSentence
      at={Date.parse(row.handled_at ?? reading.at)}
      locale={locale}
      sentence={(time) => t('own.closedInTool', { name: toolName(reading.tool), time })}
    />
  )
}

/** Our own people are named in a part of its own. */
const actorText = ({ actor }: NamedAlert['row']) =>
  actor?.kind === 'provider' ? '' : (actor?.name ?? actor?.id)

const placeText = ({ location }: NamedAlert['row'], country: string) =>
  [location?.city, location?.state, country].filter(Boolean).join(', ')

function AlertFacts({ alert: { row, account, country, isPending } }: Pick<AlertPanelProps, 'alert'>) {
  const t = useTexts('alerts')
  const locale = useLocale()
  const time = (at: string) => <TimeText at={Date.parse(at)} locale={locale} />
  const actor = actorText(row)
  // What was changed stands there with what it was before, and what we notice ourselves in a part of its own.
  const told =
    isOwn(row) || isFinding(row)
      ? []
      : row.facts.filter((fact) => row.changes.length === 0 || fact.length < BRIEF)
  // As long as only this device knows of it, nobody is named either.
  const isClosedByItself = row.status === 'resolved' && row.handled_by === null && !isPending
  const items = [
    { term: t('facts.account'), value: account },
    { term: t('facts.actor'), value: actor === account ? '' : actor },
    { term: t('facts.first'), value: time(row.at) },
    { term: t('facts.last'), value: row.last_at === row.at ? '' : time(row.last_at) },
    { term: t('facts.place'), value: row.location ? placeText(row, country) || t('facts.unknownPlace') : '' },
    { term: t('facts.ip'), value: row.ip === null ? '' : <Mono>{row.ip}</Mono> },
    { term: t('facts.agent'), value: row.user_agent },
    { term: t('facts.emailed'), value: row.emailed_at === null ? '' : time(row.emailed_at) },
    { term: t('own.closed'), value: isClosedByItself ? <ClosedByItself row={row} /> : '' },
    { term: t('facts.source'), value: t(`sources.${feedOf(row.source)}`) },
    {
      term: t('facts.told'),
      value: told.length > 0 ? <Lines>{told.join('\n')}</Lines> : '',
    },
  ]
  return <DefinitionList items={items.filter(({ value }) => value)} />
}
