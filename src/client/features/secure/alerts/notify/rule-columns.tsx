import { SEVERITIES } from '#shared/domain/alerts/alert-severity.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import type { RuleRow } from './rule-rows.ts'
import type { NotifyTexts } from './use-notify-words.ts'

export const ruleColumns = (t: NotifyTexts): Column<RuleRow>[] => [
  {
    id: 'name',
    header: t('rules.columns.name'),
    minWidth: 180,
    primary: true,
    sortable: true,
    text: ({ name }) => name,
  },
  {
    id: 'company',
    header: t('rules.columns.company'),
    minWidth: 130,
    sortable: true,
    text: ({ company }) => company,
  },
  { id: 'types', header: t('rules.columns.types'), minWidth: 160, leaves: 1, text: ({ types }) => types },
  {
    id: 'severity',
    header: t('rules.columns.severity'),
    kind: 'state',
    says: SEVERITIES.map((each) => t(`severities.${each}`)),
    sortable: true,
    text: ({ rule }) => t(`severities.${rule.severity}`),
  },
  { id: 'how', header: t('rules.columns.how'), minWidth: 130, text: ({ how }) => how },
  {
    id: 'state',
    header: t('rules.columns.state'),
    kind: 'state',
    says: [t('on'), t('off')],
    text: ({ rule }) => (rule.enabled ? t('on') : t('off')),
    render: ({ rule }) => <OnOff isOn={rule.enabled} t={t} />,
  },
]

export const OnOff = ({ isOn, t }: { isOn: boolean; t: NotifyTexts }) => (
  <Badge tone={isOn ? 'accent' : 'neutral'}>{isOn ? t('on') : t('off')}</Badge>
)

interface RuleCardProps {
  row: RuleRow
  t: NotifyTexts
  open: () => void
}

/** A rule on a phone. */
export const RuleCard = ({ row, t, open }: RuleCardProps) => (
  <>
    <CardOpener onClick={open}>{row.name}</CardOpener>
    <CardLine>{[row.company, row.types].join(' · ')}</CardLine>
    <CardFacts>
      <OnOff isOn={row.rule.enabled} t={t} />
      <span>{t(`severities.${row.rule.severity}`)}</span>
      <span>{row.how}</span>
    </CardFacts>
  </>
)
