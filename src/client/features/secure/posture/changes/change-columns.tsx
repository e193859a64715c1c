import { chakra } from '@chakra-ui/react'
import type { Verdict as Judged } from '#shared/domain/posture/verdict.ts'
import type { Column } from '#client/ui/data-table/column.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { foundText, type PostureTexts } from '#client/features/secure/parts/check-verdict.tsx'
import type { NamedChange } from './found-changes.ts'

interface Words {
  t: PostureTexts
  locale: string
}

const CardLine = chakra('div', { base: { fontSize: 'control', color: 'muted' } })
const CardFacts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mt: 2, fontSize: 'control' },
})

/** What was found otherwise than before. */
export const changeColumns = ({ t, locale }: Words): Column<NamedChange>[] => [
  {
    id: 'check',
    header: t('columns.check'),
    minWidth: 300,
    primary: true,
    sortable: true,
    render: ({ check }) => check,
  },
  {
    id: 'company',
    header: t('columns.company'),
    minWidth: 150,
    sortable: true,
    render: ({ company }) => company,
  },
  {
    id: 'before',
    header: t('columns.before'),
    minWidth: 160,
    render: ({ before }) => <Found verdict={before} />,
  },
  {
    id: 'after',
    header: t('columns.after'),
    minWidth: 160,
    render: ({ after }) => <Found verdict={after} />,
  },
  {
    id: 'by',
    header: t('columns.by'),
    minWidth: 180,
    render: ({ changedBy }) => <span title={changedBy}>{changedBy}</span>,
  },
  {
    id: 'found_at',
    header: t('columns.foundAt'),
    width: 124,
    align: 'end',
    sortable: true,
    render: ({ found_at }) => <TimeText at={Date.parse(found_at)} locale={locale} />,
  },
]

const Found = ({ verdict }: { verdict: Judged }) =>
  verdict.status === 'notMeasured' ? null : (
    <Verdict kind={verdict.status}>{foundText(verdict.found)}</Verdict>
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
        <Found verdict={change.before} />
        <Found verdict={change.after} />
      </CardFacts>
      <CardLine>{t('panel.changedBy', { who: change.changedBy })}</CardLine>
    </>
  )
}
