import { chakra } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useLocale, useTexts, withTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { later } from '#client/ui/later.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { AlertSeverityBadge, AlertStatusBadge } from '../alert-badges.tsx'
import type { NamedAlert } from '../alert-rows.ts'
import { isFinding, isOwn } from '../own-fact-words.ts'
import { IncidentActs } from './incident-acts.tsx'
import { IncidentSeverity } from './incident-columns.tsx'
import type { NamedIncident } from './incident-rows.ts'

// Names of checks are in its script.
const OwnFactLines = later(
  withTexts(
    () => import('../own-facts.tsx').then((part) => part.OwnFactLines),
    'protect',
    'posture',
    'checkFindings',
    'alertTasks',
    'errors',
  ),
)

const Course = chakra('ol', {
  base: {
    display: 'grid',
    gap: 4,
    listStyle: 'none',
    fontSize: 'control',
    overflowWrap: 'anywhere',
    '& li': { display: 'grid', gap: 1, justifyItems: 'start' },
    '& li > button': {
      ms: -3,
      maxW: 'full',
      h: 'auto',
      minH: 'control',
      whiteSpace: 'normal',
      textAlign: 'start',
    },
  },
})
const Lines = chakra('div', { base: { whiteSpace: 'pre-line' } })

/** How much of what each alert tells stands here; the rest is in its own panel. */
const FACTS = 2

interface IncidentPanelProps {
  incident: NamedIncident
  onOpenAlert: (alert: NamedAlert) => void
  onClose: () => void
}

/** One incident: whom it touches, what happened in which order, and what can be done with all of it. */
export function IncidentPanel({ incident, onOpenAlert, onClose }: IncidentPanelProps) {
  const t = useTexts('incidents')
  const alerts = useTexts('alerts')
  const words = useTexts('words')
  const locale = useLocale()
  const { title, companies, accounts, addresses, openCount, at, lastAt } = incident
  const [company] = companies
  return (
    <SidePanel
      title={title}
      context={companies.length === 1 ? company : undefined}
      summary={
        <Tags>
          <IncidentSeverity incident={incident} t={alerts} />
          <span>{t('alerts', { count: incident.alerts.length })}</span>
          <Quiet>{t('open', { count: openCount })}</Quiet>
          <TimeSentence at={lastAt} locale={locale} sentence={(time) => time} />
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
      footer={<IncidentActs incident={incident} />}
    >
      <PanelPart title={t('panel.who')}>
        <DefinitionList
          items={[
            { term: t('columns.companies'), value: companies.join(', ') },
            { term: t('columns.accounts'), value: accounts.join(', ') },
            { term: t('columns.addresses'), value: addresses.join(', ') },
            { term: t('columns.at'), value: <TimeText at={at} locale={locale} /> },
            { term: alerts('columns.lastAt'), value: <TimeText at={lastAt} locale={locale} /> },
          ].filter(({ value }) => value)}
        />
      </PanelPart>
      <PanelPart title={t('panel.course')}>
        <Course>
          {incident.alerts.map((alert) => (
            <Moment
              key={alert.id}
              alert={alert}
              isOfOne={companies.length === 1}
              onOpen={() => onOpenAlert(alert)}
            />
          ))}
        </Course>
      </PanelPart>
    </SidePanel>
  )
}

interface MomentProps {
  alert: NamedAlert
  /** Whether the company is named above all of them. */
  isOfOne: boolean
  onOpen: () => void
}

function Moment({ alert, isOfOne, onOpen }: MomentProps) {
  const t = useTexts('alerts')
  const locale = useLocale()
  const { row, title, company, account, country } = alert
  const city = row.location?.city
  const place = [city, country].filter(Boolean).join(', ')
  return (
    <li>
      <Tags>
        <TimeText at={Date.parse(row.at)} locale={locale} />
        <AlertSeverityBadge row={row} t={t} />
        <AlertStatusBadge alert={alert} t={t} />
        {row.count > 1 ? <Quiet>{t('times', { count: row.count })}</Quiet> : null}
      </Tags>
      <Button variant="quiet" onClick={onOpen}>
        {title}
      </Button>
      <Quiet>{[isOfOne ? '' : company, account, place, row.ip].filter(Boolean).join(' · ')}</Quiet>
      {isOwn(row) || isFinding(row) ? (
        <Suspense>
          <OwnFactLines row={row} most={FACTS} />
        </Suspense>
      ) : row.facts.length > 0 ? (
        <Lines>{row.facts.slice(0, FACTS).join('\n')}</Lines>
      ) : null}
    </li>
  )
}
