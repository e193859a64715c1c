import { POLICY_STATES } from '#shared/domain/conditional-access/vocabulary.ts'
import { csvTime } from '#client/parts/list/list-csv.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Faint } from '#client/ui/words.tsx'
import type { AccessTexts } from './policy-texts.ts'
import type { ListedPolicy } from './policy-rows.ts'
import { PolicyState, stateText } from './policy-state.tsx'
import { findingsText, FindingTags } from './severity-tags.tsx'

interface Words {
  t: AccessTexts
  words: ReturnType<typeof useTexts<'words'>>
  locale: string
  /** Of one company, so that its name is said once above and what was found is shown. */
  isOfOne: boolean
}

const time = (at: number | undefined, locale: string) =>
  at === undefined ? <Faint>–</Faint> : <TimeText at={at} locale={locale} />
const csvOf = (at: number | undefined) => (at === undefined ? '' : csvTime(new Date(at).toISOString()))

export const policyColumns = ({ t, words, locale, isOfOne }: Words): Column<ListedPolicy>[] => [
  {
    id: 'policy',
    header: t('columns.policy'),
    minWidth: 240,
    primary: true,
    sortable: true,
    text: ({ policy }) => policy.displayName,
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
    id: 'state',
    header: words('state'),
    kind: 'state',
    says: [...POLICY_STATES, 'updating' as const].map((each) => t(`states.${each}`)),
    beside: 30,
    sortable: true,
    text: (listed) => (listed.isUpdating ? t('states.updating') : stateText(listed.policy, t)),
    render: (listed) => <PolicyState listed={listed} />,
  },
  { id: 'who', header: t('columns.who'), minWidth: 150, leaves: 4, text: ({ phrases }) => phrases().who },
  { id: 'what', header: t('columns.what'), minWidth: 120, leaves: 3, text: ({ phrases }) => phrases().what },
  {
    id: 'where',
    header: t('columns.where'),
    minWidth: 130,
    leaves: 1,
    text: ({ phrases }) => phrases().where,
    render: ({ phrases }) => phrases().where || <Faint>–</Faint>,
  },
  {
    id: 'demands',
    header: t('columns.demands'),
    minWidth: 140,
    leaves: 5,
    text: ({ phrases }) => phrases().demands,
  },
  ...furtherColumns({ t, locale, isOfOne }),
]

const furtherColumns = ({ t, locale, isOfOne }: Omit<Words, 'words'>): Column<ListedPolicy>[] => [
  {
    id: 'findings',
    header: t('columns.findings'),
    minWidth: 130,
    // What is asked of all companies opens the lists of all of them.
    hidden: !isOfOne,
    leaves: 2,
    sortable: true,
    text: ({ findings }) => findingsText(findings, t),
    render: ({ findings }) => <FindingTags counts={findings} />,
  },
  {
    id: 'modified',
    header: t('columns.modified'),
    kind: 'date',
    align: 'end',
    leaves: 6,
    sortable: true,
    text: ({ modifiedAt, createdAt }) => csvOf(modifiedAt ?? createdAt),
    render: ({ modifiedAt, createdAt }) => time(modifiedAt ?? createdAt, locale),
  },
  {
    id: 'created',
    header: t('columns.created'),
    kind: 'date',
    align: 'end',
    hidden: true,
    sortable: true,
    text: ({ createdAt }) => csvOf(createdAt),
    render: ({ createdAt }) => time(createdAt, locale),
  },
  {
    id: 'template',
    header: t('columns.template'),
    hidden: true,
    text: ({ policy }) => t(policy.templateId ? 'phrases.templateYes' : 'phrases.templateNo'),
  },
]

interface PolicyCardProps {
  listed: ListedPolicy
  isOfOne: boolean
  locale: string
  open: () => void
}

/** A policy on a phone. */
export function PolicyCard({ listed, isOfOne, locale, open }: PolicyCardProps) {
  const { policy, company, modifiedAt, createdAt, findings, phrases } = listed
  const { who, demands } = phrases()
  return (
    <>
      <CardOpener onClick={open}>{policy.displayName}</CardOpener>
      <CardLine>{[isOfOne ? '' : company, who, demands].filter(Boolean).join(' · ')}</CardLine>
      <CardFacts>
        <PolicyState listed={listed} />
        {time(modifiedAt ?? createdAt, locale)}
        {findings ? <FindingTags counts={findings} /> : null}
      </CardFacts>
    </>
  )
}
