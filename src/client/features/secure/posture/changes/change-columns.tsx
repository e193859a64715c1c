import { checks } from '#shared/domain/posture/checks.ts'
import type { Verdict as Judged } from '#shared/domain/posture/verdict.ts'
import { csvTime } from '#client/parts/list/list-csv.ts'
import type { Column } from '#client/ui/data-table/column.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import type { PostureTexts } from '#client/features/secure/parts/check-verdict.tsx'
import { rawText } from '#client/features/secure/parts/finding-words.ts'
import type { Findings } from '#client/features/secure/parts/findings.ts'
import type { NamedChange } from './named-changes.ts'

interface Words {
  t: PostureTexts
  findings: Findings
  locale: string
}

/** What was found otherwise than before. */
export const changeColumns = ({ t, findings, locale }: Words): Column<NamedChange>[] => [
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
    minWidth: 200,
    text: ({ check_id, before }) => findings.text(check_id, before),
    render: ({ check_id, before }) => <Found checkId={check_id} verdict={before} findings={findings} />,
  },
  {
    id: 'after',
    header: t('columns.after'),
    minWidth: 200,
    text: ({ check_id, after }) => findings.text(check_id, after),
    render: ({ check_id, after }) => <Found checkId={check_id} verdict={after} findings={findings} />,
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
  {
    id: 'beforeRaw',
    header: t('columns.beforeRaw'),
    hidden: true,
    minWidth: 150,
    text: ({ before }) => rawOf(before),
  },
  {
    id: 'afterRaw',
    header: t('columns.afterRaw'),
    hidden: true,
    minWidth: 150,
    text: ({ after }) => rawOf(after),
  },
]

const rawOf = (verdict: Judged): string => (verdict.status === 'notMeasured' ? '' : rawText(verdict.found))

const severities = new Map(checks.map(({ id, severity }) => [id, severity]))

interface FoundProps {
  checkId: string
  verdict: Judged
  findings: Findings
  /** On a card, where a sentence has as many lines as it needs. */
  isWhole?: boolean
}

function Found({ checkId, verdict, findings, isWhole = false }: FoundProps) {
  if (verdict.status === 'notMeasured') return null
  const text = findings.text(checkId, verdict)
  return (
    <Verdict kind={verdict.status} heat={severities.get(checkId)} isWhole={isWhole}>
      {isWhole ? text : <span title={text}>{text}</span>}
    </Verdict>
  )
}

interface ChangeCardProps extends Words {
  change: NamedChange
  open: () => void
}

/** A change on a phone. */
export function ChangeCard({ change, t, findings, locale, open }: ChangeCardProps) {
  return (
    <>
      <CardOpener onClick={open}>{change.check}</CardOpener>
      <CardLine>
        {change.company} · <TimeText at={Date.parse(change.found_at)} locale={locale} />
      </CardLine>
      <CardFacts>
        <Found checkId={change.check_id} verdict={change.before} findings={findings} isWhole />
        <Found checkId={change.check_id} verdict={change.after} findings={findings} isWhole />
      </CardFacts>
      <CardLine>{t('panel.changedBy', { who: change.changedBy })}</CardLine>
    </>
  )
}
