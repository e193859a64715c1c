import type { Column } from '#client/ui/data-table/column.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts } from '#client/ui/data-table/cells.tsx'
import type { Severity } from '#shared/domain/posture/severity.ts'
import { SeverityBadge } from '#client/features/secure/parts/severity-badge.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { Faint } from '#client/ui/words.tsx'
import type { CheckRow } from './check-rows.ts'
import type { PostureTexts } from '#client/features/secure/parts/check-verdict.tsx'
import { severityColumn } from './severity-column.tsx'

interface Words {
  t: PostureTexts
  locale: string
}

/** The checks with how many companies meet them. */
export const checkListColumns = ({ t, locale }: Words): Column<CheckRow>[] => [
  {
    id: 'name',
    header: t('columns.check'),
    minWidth: 240,
    primary: true,
    sortable: true,
    text: ({ name }) => name,
  },
  severityColumn(t),
  {
    id: 'area',
    header: t('columns.area'),
    minWidth: 124,
    leaves: 1,
    text: ({ check }) => t(`areas.${check.area}`),
  },
  {
    id: 'license',
    header: t('columns.license'),
    minWidth: 124,
    hidden: true,
    render: ({ check }) =>
      check.requires === 'free' ? <Faint>{t('licenses.free')}</Faint> : t(`licenses.${check.requires}`),
  },
  ...(['notCompliant', 'compliant', 'notMeasured'] as const).map((status): Column<CheckRow> => ({
    id: status,
    header: t(`verdicts.${status}`),
    kind: 'number',
    beside: 24,
    sortable: true,
    render: (row) => (
      <Count count={row[status]} status={status} severity={row.check.severity} locale={locale} />
    ),
  })),
  {
    id: 'resolved',
    header: t('columns.resolved'),
    kind: 'number',
    leaves: 2,
    align: 'end',
    sortable: true,
    render: ({ resolved }) => (resolved === 0 ? <Faint>0</Faint> : resolved.toLocaleString(locale)),
  },
]

type Status = 'compliant' | 'notCompliant' | 'notMeasured'

interface CountProps {
  count: number
  status: Status
  severity: Severity
  locale: string
}

const Count = ({ count, status, severity, locale }: CountProps) =>
  count === 0 ? (
    <Faint>0</Faint>
  ) : (
    <Verdict kind={status} heat={severity}>
      {count.toLocaleString(locale)}
    </Verdict>
  )

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
        <SeverityBadge severity={row.check.severity} />
        {(['notCompliant', 'compliant', 'notMeasured'] as const).map((status) =>
          row[status] > 0 ? (
            <Verdict key={status} kind={status} heat={row.check.severity}>
              {`${t(`verdicts.${status}`)} ${row[status].toLocaleString(locale)}`}
            </Verdict>
          ) : null,
        )}
      </CardFacts>
    </>
  )
}
