import { INTEGRATION_STATES } from '#shared/domain/integrations/integration.ts'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Verdict, type VerdictKind } from '#client/ui/figures/verdict.tsx'
import { Faint } from '#client/ui/words.tsx'
import { DUO_ACCOUNT_STATES, type DuoAccountRow, type DuoAccountState } from './duo-account-rows.ts'

export interface DuoWords {
  t: ReturnType<typeof useTexts<'duo'>>
  companies: ReturnType<typeof useTexts<'companies'>>
}

const verdicts: Record<DuoAccountState, VerdictKind> = {
  gone: 'notCompliant',
  suggested: 'notMeasured',
  notMapped: 'notMeasured',
  ownKeys: 'notMeasured',
  mapped: 'compliant',
}

export const duoAccountColumns = ({ t, companies }: DuoWords): Column<DuoAccountRow>[] => [
  {
    id: 'name',
    header: t('columns.account'),
    minWidth: 190,
    primary: true,
    sortable: true,
    text: ({ row }) => row.name,
  },
  {
    id: 'company',
    header: t('columns.company'),
    minWidth: 180,
    sortable: true,
    text: ({ company }) => company?.name,
    render: (row) => row.company?.name ?? <Faint>{seemsText(row, t) || '–'}</Faint>,
  },
  {
    id: 'state',
    header: t('columns.state'),
    kind: 'state',
    says: DUO_ACCOUNT_STATES.map((state) => t(`states.${state}`)),
    beside: 30,
    sortable: true,
    text: ({ state }) => t(`states.${state}`),
    render: ({ state }) => <MappingVerdict state={state} t={t} />,
  },
  {
    id: 'connection',
    header: t('columns.connection'),
    kind: 'state',
    says: INTEGRATION_STATES.map((state) => companies(`microsoft.states.${state}`)),
    beside: 30,
    leaves: 2,
    text: ({ integration }) => integration && companies(`microsoft.states.${integration.state}`),
    render: ({ integration }) =>
      integration ? (
        <Verdict kind={STATE_VERDICTS[integration.state]}>
          {companies(`microsoft.states.${integration.state}`)}
        </Verdict>
      ) : (
        <Faint>–</Faint>
      ),
  },
  {
    id: 'host',
    header: t('columns.host'),
    minWidth: 230,
    leaves: 1,
    text: ({ row }) => row.api_hostname,
  },
]

const seemsText = ({ suggestion }: DuoAccountRow, t: DuoWords['t']): string =>
  suggestion ? t('seems', { name: suggestion.name }) : ''

export const MappingVerdict = ({ state, t }: { state: DuoAccountState } & Pick<DuoWords, 't'>) => (
  <Verdict kind={verdicts[state]}>{t(`states.${state}`)}</Verdict>
)

/** An account on a phone. */
export function DuoAccountCard({ row, t, open }: { row: DuoAccountRow; t: DuoWords['t']; open: () => void }) {
  return (
    <>
      <CardOpener onClick={open}>{row.row.name}</CardOpener>
      <CardLine>{row.company?.name ?? seemsText(row, t)}</CardLine>
      <CardFacts>
        <MappingVerdict state={row.state} t={t} />
      </CardFacts>
    </>
  )
}
