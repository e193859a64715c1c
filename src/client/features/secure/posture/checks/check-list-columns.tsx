import type { Column } from '#client/ui/data-table/column.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts } from '#client/ui/data-table/cells.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { Faint } from '#client/ui/words.tsx'
import type { CheckRow } from './check-rows.ts'
import type { PostureTexts } from '#client/features/secure/parts/check-verdict.tsx'

interface Words {
  t: PostureTexts
  locale: string
}

/** The checks with how many companies meet them. */
export const checkListColumns = ({ t, locale }: Words): Column<CheckRow>[] => [
  {
    id: 'name',
    header: t('columns.check'),
    minWidth: 360,
    primary: true,
    sortable: true,
    text: ({ name }) => name,
  },
  {
    id: 'area',
    header: t('columns.area'),
    minWidth: 124,
    text: ({ check }) => t(`areas.${check.area}`),
  },
  {
    id: 'license',
    header: t('columns.license'),
    minWidth: 124,
    render: ({ check }) =>
      check.requires === 'free' ? <Faint>{t('licenses.free')}</Faint> : t(`licenses.${check.requires}`),
  },
  ...(['notCompliant', 'compliant', 'notMeasured'] as const).map((status): Column<CheckRow> => ({
    id: status,
    header: t(`verdicts.${status}`),
    width: 122,
    sortable: true,
    render: (row) => <Count count={row[status]} status={status} locale={locale} />,
  })),
  {
    id: 'resolved',
    header: t('columns.resolved'),
    width: 100,
    align: 'end',
    sortable: true,
    render: ({ resolved }) => (resolved === 0 ? <Faint>0</Faint> : resolved.toLocaleString(locale)),
  },
]

type Status = 'compliant' | 'notCompliant' | 'notMeasured'

const Count = ({ count, status, locale }: { count: number; status: Status; locale: string }) =>
  count === 0 ? <Faint>0</Faint> : <Verdict kind={status}>{count.toLocaleString(locale)}</Verdict>

interface CheckCardProps extends Words {
  row: CheckRow
  open: () => void
}

/** A check on a phone. */
export function CheckCard({ row, t, locale, open }: CheckCardProps) {
  return (
    <>
      <CardOpener onClick={open}>{row.name}</CardOpener>
      <CardFacts>
        {(['notCompliant', 'compliant', 'notMeasured'] as const).map((status) =>
          row[status] > 0 ? (
            <Verdict key={status} kind={status}>
              {`${t(`verdicts.${status}`)} ${row[status].toLocaleString(locale)}`}
            </Verdict>
          ) : null,
        )}
      </CardFacts>
    </>
  )
}
