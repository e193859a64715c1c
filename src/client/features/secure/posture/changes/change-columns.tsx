import { checks } from '#shared/domain/posture/checks.ts'
import type { Verdict as Judged } from '#shared/domain/posture/verdict.ts'
import { csvTime } from '#client/parts/list/list-csv.ts'
import type { Column } from '#client/ui/data-table/column.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { foundText, type PostureTexts } from '#client/features/secure/parts/check-verdict.tsx'
import type { NamedChange } from './named-changes.ts'

interface Words {
  t: PostureTexts
  locale: string
}

/** What was found otherwise than before. */
export const changeColumns = ({ t, locale }: Words): Column<NamedChange>[] => [
  {
    id: 'check',
    header: t('columns.check'),
    minWidth: 220,
    primary: true,
    sortable: true,
    text: ({ check }) => check,
  },
  {
    id: 'company',
    header: t('columns.company'),
    minWidth: 130,
    sortable: true,
    text: ({ company }) => company,
  },
  {
    id: 'before',
    header: t('columns.before'),
    minWidth: 150,
    text: ({ before }) => verdictText(before),
    render: ({ check_id, before }) => <Found checkId={check_id} verdict={before} />,
  },
  {
    id: 'after',
    header: t('columns.after'),
    minWidth: 150,
    text: ({ after }) => verdictText(after),
    render: ({ check_id, after }) => <Found checkId={check_id} verdict={after} />,
  },
  {
    id: 'by',
    header: t('columns.by'),
    minWidth: 160,
    leaves: 1,
    text: ({ changedBy }) => changedBy,
    render: ({ changedBy }) => <span title={changedBy}>{changedBy}</span>,
  },
  {
    id: 'found_at',
    header: t('columns.foundAt'),
    kind: 'date',
    align: 'end',
    sortable: true,
    text: ({ found_at }) => csvTime(found_at),
    render: ({ found_at }) => <TimeText at={Date.parse(found_at)} locale={locale} />,
  },
]

const verdictText = (verdict: Judged): string =>
  verdict.status === 'notMeasured' ? '' : foundText(verdict.found)

const severities = new Map(checks.map(({ id, severity }) => [id, severity]))

const Found = ({ checkId, verdict }: { checkId: string; verdict: Judged }) =>
  verdict.status === 'notMeasured' ? null : (
    <Verdict kind={verdict.status} heat={severities.get(checkId)}>
      {verdictText(verdict)}
    </Verdict>
  )

interface ChangeCardProps extends Words {
  change: NamedChange
  open: () => void
}

/** A change on a phone. */
export function ChangeCard({ change, t, locale, open }: ChangeCardProps) {
  return (
    <>
      <CardOpener onClick={open}>{change.check}</CardOpener>
      <CardLine>
        {change.company} · <TimeText at={Date.parse(change.found_at)} locale={locale} />
      </CardLine>
      <CardFacts>
        <Found checkId={change.check_id} verdict={change.before} />
        <Found checkId={change.check_id} verdict={change.after} />
      </CardFacts>
      <CardLine>{t('panel.changedBy', { who: change.changedBy })}</CardLine>
    </>
  )
}
