import { MAIL_POLICY_KINDS } from '#shared/domain/defender/mail-policy.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine, Named } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Faint, Quiet } from '#client/ui/words.tsx'
import type { MailPolicyRow } from './mail-policy-rows.ts'
import { MailPolicyState } from './mail-policy-state.tsx'
import { type MailTexts, stateText } from './mail-policy-words.ts'
import { recipientsText } from './recipient-words.ts'

interface Words {
  t: MailTexts
  words: ReturnType<typeof useTexts<'words'>>
  /** Of one company, so that its name is said once above. */
  isOfOne: boolean
}

export const mailPolicyColumns = (words: Words): Column<MailPolicyRow>[] => [
  ...namingColumns(words),
  ...standingColumns(words),
]

const namingColumns = ({ t, words, isOfOne }: Words): Column<MailPolicyRow>[] => [
  {
    id: 'policy',
    header: t('columns.policy'),
    minWidth: 220,
    primary: true,
    sortable: true,
    text: ({ policy }) => policy.name,
    render: ({ policy }) => (
      <Named>
        <span>{policy.name}</span>
        {policy.isBuiltIn ? <Badge>{t('builtIn')}</Badge> : null}
      </Named>
    ),
  },
  {
    id: 'company',
    header: words('company'),
    minWidth: 120,
    hidden: isOfOne,
    sortable: true,
    text: ({ company }) => company,
  },
  {
    id: 'kind',
    header: t('columns.kind'),
    kind: 'state',
    says: MAIL_POLICY_KINDS.map((kind) => t(`policy.kinds.${kind}`)),
    sortable: true,
    text: ({ policy }) => t(`policy.kinds.${policy.kind}`),
  },
]

const standingColumns = ({ t, words }: Words): Column<MailPolicyRow>[] => [
  {
    id: 'recipients',
    header: t('columns.recipients'),
    minWidth: 220,
    leaves: 2,
    text: ({ policy }) => recipientsText(policy, t),
  },
  {
    id: 'state',
    header: words('state'),
    kind: 'state',
    says: (['on', 'off', 'updating', 'making'] as const).map((state) => t(`states.${state}`)),
    beside: 30,
    sortable: true,
    text: (row) => stateText(row, t),
    render: (row) => <MailPolicyState row={row} />,
  },
  {
    id: 'priority',
    header: t('policy.inputs.priority'),
    kind: 'number',
    align: 'end',
    leaves: 1,
    sortable: true,
    text: ({ policy }) => (policy.priority === null ? '' : `${policy.priority}`),
    render: ({ policy }) => policy.priority ?? <Faint>–</Faint>,
  },
  {
    id: 'builtIn',
    header: t('columns.builtIn'),
    hidden: true,
    text: ({ policy }) => t(policy.isBuiltIn ? 'builtIn' : 'ownPolicy'),
  },
]

interface MailPolicyCardProps {
  row: MailPolicyRow
  t: MailTexts
  isOfOne: boolean
  open: () => void
}

/** A policy on a phone. */
export function MailPolicyCard({ row, t, isOfOne, open }: MailPolicyCardProps) {
  const { policy, company } = row
  return (
    <>
      <CardOpener onClick={open}>{policy.name}</CardOpener>
      <CardLine>{[isOfOne ? '' : company, recipientsText(policy, t)].filter(Boolean).join(' · ')}</CardLine>
      <CardFacts>
        <MailPolicyState row={row} />
        <Quiet>{t(`policy.kinds.${policy.kind}`)}</Quiet>
        {policy.isBuiltIn ? <Badge>{t('builtIn')}</Badge> : null}
      </CardFacts>
    </>
  )
}
