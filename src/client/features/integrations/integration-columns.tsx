import { chakra } from '@chakra-ui/react'
import { CirclePause } from 'lucide-react'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { INTEGRATION_STATES } from '#shared/domain/integrations/integration.ts'
import { faultText } from '#client/parts/connection/fault-words.ts'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { csvTime } from '#client/parts/list/list-csv.ts'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import type { IntegrationRow } from './integration-rows.ts'
import { Faint } from '#client/ui/words.tsx'
import { longestUtcTimes, UtcTime } from './utc-time.tsx'

export interface Words {
  t: ReturnType<typeof useTexts<'integrations'>>
  companies: ReturnType<typeof useTexts<'companies'>>
  locale: string
}

const State = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    maxW: 'full',
    '& > svg': { boxSize: '0.9375rem', flexShrink: 0, color: 'amber' },
  },
})

export const integrationColumns = (words: Words): Column<IntegrationRow>[] => [
  ...stateColumns(words),
  ...syncColumns(words),
  ...tenantColumns(words),
]

/** Which integration it is, and how it stands. */
const stateColumns = (words: Words): Column<IntegrationRow>[] => {
  const { t, companies, locale } = words
  return [
    {
      id: 'company',
      header: t('columns.company'),
      minWidth: 150,
      primary: true,
      sortable: true,
      text: ({ company }) => company,
    },
    {
      id: 'integration',
      header: t('columns.integration'),
      minWidth: 112,
      leaves: 3,
      text: ({ view }) => view && APPLICATION_NAMES[view.row.type],
      render: ({ view }) => (view ? APPLICATION_NAMES[view.row.type] : <Faint>–</Faint>),
    },
    {
      id: 'state',
      header: t('columns.state'),
      kind: 'state',
      says: INTEGRATION_STATES.map((state) => companies(`microsoft.states.${state}`)),
      // Its shape, and the one of a pause.
      beside: 52,
      sortable: true,
      text: (row) => stateText(row, words),
      render: (row) => <StateCell row={row} words={words} />,
    },
    {
      id: 'synced',
      header: t('columns.synced'),
      kind: 'date',
      says: [t('never'), ...longestUtcTimes(locale)],
      sortable: true,
      text: ({ view }) => csvTime(view?.row.last_synced),
      render: ({ view }) => <SyncedCell at={view?.row.last_synced} t={t} locale={locale} />,
    },
  ]
}

/** How the last sync went. */
const syncColumns = ({ t, companies }: Words): Column<IntegrationRow>[] => [
  {
    id: 'status',
    header: t('columns.status'),
    kind: 'state',
    says: [t('succeeded'), t('failed')],
    leaves: 2,
    text: ({ task }) => lastSyncText(task, t),
    render: ({ task }) => <LastSync task={task} t={t} />,
  },
  {
    id: 'fault',
    header: t('columns.fault'),
    minWidth: 112,
    leaves: 4,
    text: ({ view, task }) => view && faultText(companies, view.row, task),
    render: ({ view, task }) => {
      const fault = view && faultText(companies, view.row, task)
      return fault ? <span title={fault}>{fault}</span> : <Faint>–</Faint>
    },
  },
]

/** What it is connected to, and by what. */
const tenantColumns = ({ t }: Words): Column<IntegrationRow>[] => [
  {
    id: 'mapped',
    header: t('columns.mapped'),
    minWidth: 112,
    leaves: 1,
    text: ({ view }) => view?.row.display_name || view?.row.tenant_name,
    render: ({ view }) => view?.row.display_name || view?.row.tenant_name || <Faint>–</Faint>,
  },
  {
    id: 'missing',
    header: t('columns.missing'),
    kind: 'number',
    says: [t('missingCount', { count: 88 })],
    sortable: true,
    text: ({ view }) => (view?.row.missing_scopes ?? []).join('; '),
    render: ({ view }) => <MissingCell names={view?.row.missing_scopes ?? []} t={t} />,
  },
  {
    id: 'exchange',
    header: t('columns.exchange'),
    minWidth: 190,
    hidden: true,
    text: ({ view }) => view && t(`exchange.ways.${view.row.exchange}`),
    render: ({ view }) => (view ? t(`exchange.ways.${view.row.exchange}`) : <Faint>–</Faint>),
  },
]

/** Whether the last sync that ended did so well; undefined where none has. */
function hasSucceeded(task: IntegrationRow['task']): boolean | undefined {
  if (task?.state === 'completed') return true
  return task && task.finished_at !== null ? false : undefined
}

const lastSyncText = (task: IntegrationRow['task'], t: Words['t']): string => {
  const succeeded = hasSucceeded(task)
  return succeeded === undefined ? '' : t(succeeded ? 'succeeded' : 'failed')
}

function LastSync({ task, t }: Pick<IntegrationRow, 'task'> & Pick<Words, 't'>) {
  const succeeded = hasSucceeded(task)
  if (succeeded === undefined) return <Faint>–</Faint>
  return <Verdict kind={succeeded ? 'compliant' : 'notCompliant'}>{lastSyncText(task, t)}</Verdict>
}

const stateText = ({ state, view }: IntegrationRow, { companies }: Words): string =>
  [
    companies(`microsoft.states.${state}`),
    view && !view.row.is_active ? companies('microsoft.paused') : undefined,
  ]
    .filter(Boolean)
    .join(', ')

const Paused = ({ word }: { word: string }) => (
  <CirclePause role="img" aria-label={word}>
    <title>{word}</title>
  </CirclePause>
)

function StateCell({ row: { state, view }, words: { companies } }: { row: IntegrationRow; words: Words }) {
  return (
    <State>
      <Verdict kind={STATE_VERDICTS[state]}>{companies(`microsoft.states.${state}`)}</Verdict>
      {view && !view.row.is_active ? <Paused word={companies('microsoft.paused')} /> : null}
    </State>
  )
}

const SyncedCell = ({ at, t, locale }: { at: string | null | undefined } & Pick<Words, 't' | 'locale'>) =>
  at ? <UtcTime at={at} locale={locale} /> : <Faint>{t('never')}</Faint>

const MissingCell = ({ names, t }: { names: readonly string[] } & Pick<Words, 't'>) =>
  names.length > 0 ? (
    <span title={names.join('\n')}>{t('missingCount', { count: names.length })}</span>
  ) : (
    <Faint>–</Faint>
  )

/** An integration on a phone. */
export function IntegrationCard({
  row,
  words,
  open,
}: {
  row: IntegrationRow
  words: Words
  open: () => void
}) {
  const { t, companies, locale } = words
  const { view, task } = row
  return (
    <>
      <CardOpener onClick={open}>{row.company}</CardOpener>
      <CardLine>{view ? faultText(companies, view.row, task) : null}</CardLine>
      <CardFacts>
        <StateCell row={row} words={words} />
        {view?.row.last_synced ? <UtcTime at={view.row.last_synced} locale={locale} /> : null}
        {view && view.row.missing_scopes.length > 0 ? (
          <MissingCell names={view.row.missing_scopes} t={t} />
        ) : null}
      </CardFacts>
    </>
  )
}
