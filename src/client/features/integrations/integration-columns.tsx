import { chakra } from '@chakra-ui/react'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { faultText } from '#client/parts/connection/fault-words.ts'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import type { IntegrationRow } from './integration-rows.ts'
import { UtcTime } from './utc-time.tsx'

export interface Words {
  t: ReturnType<typeof useTexts<'integrations'>>
  companies: ReturnType<typeof useTexts<'companies'>>
  locale: string
}

const Faint = chakra('span', { base: { color: 'faint' } })
const State = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: 2, maxW: 'full' } })
const CardFacts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mt: 2, fontSize: 'control' },
})
const CardLine = chakra('div', { base: { fontSize: 'control', color: 'muted', _empty: { display: 'none' } } })

export const integrationColumns = (words: Words): Column<IntegrationRow>[] => {
  const { t, companies, locale } = words
  return [
    {
      id: 'company',
      header: t('columns.company'),
      minWidth: 150,
      primary: true,
      sortable: true,
      render: ({ company }) => company,
    },
    {
      id: 'integration',
      header: t('columns.integration'),
      minWidth: 124,
      render: ({ view }) => (view ? APPLICATION_NAMES[view.row.type] : <Faint>–</Faint>),
    },
    {
      id: 'state',
      header: t('columns.state'),
      minWidth: 195,
      sortable: true,
      render: (row) => <StateCell row={row} words={words} />,
    },
    {
      id: 'synced',
      header: t('columns.synced'),
      width: 165,
      sortable: true,
      render: ({ view }) => <SyncedCell at={view?.row.last_synced} t={t} locale={locale} />,
    },
    {
      id: 'status',
      header: t('columns.status'),
      width: 118,
      render: ({ task }) =>
        task?.state === 'completed' ? (
          <Verdict kind="compliant">{t('succeeded')}</Verdict>
        ) : task && task.finished_at !== null ? (
          <Verdict kind="notCompliant">{t('failed')}</Verdict>
        ) : (
          <Faint>–</Faint>
        ),
    },
    {
      id: 'fault',
      header: t('columns.fault'),
      minWidth: 130,
      render: ({ view, task }) => {
        const fault = view && faultText(companies, view.row, task)
        return fault ? <span title={fault}>{fault}</span> : <Faint>–</Faint>
      },
    },
    {
      id: 'mapped',
      header: t('columns.mapped'),
      minWidth: 125,
      render: ({ view }) => view?.row.display_name || view?.row.tenant_name || <Faint>–</Faint>,
    },
    {
      id: 'missing',
      header: t('columns.missing'),
      minWidth: 135,
      sortable: true,
      render: ({ view }) => <MissingCell names={view?.row.missing_scopes ?? []} t={t} />,
    },
    {
      id: 'exchange',
      header: t('columns.exchange'),
      minWidth: 190,
      hidden: true,
      render: ({ view }) => (view ? t(`exchange.ways.${view.row.exchange}`) : <Faint>–</Faint>),
    },
  ]
}

function StateCell({ row: { state, view }, words: { companies } }: { row: IntegrationRow; words: Words }) {
  return (
    <State>
      <Verdict kind={STATE_VERDICTS[state]}>{companies(`microsoft.states.${state}`)}</Verdict>
      {view && !view.row.is_active ? <Badge tone="amber">{companies('microsoft.paused')}</Badge> : null}
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
