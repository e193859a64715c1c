import type { useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine, Named } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Faint, Quiet } from '#client/ui/words.tsx'
import type { DevicePolicyRow, IntuneArea } from './device-policy-rows.ts'
import { DevicePolicyState } from './device-policy-state.tsx'
import { actionTexts, type IntuneTexts, platformText, whomText } from './device-policy-words.ts'

interface Words {
  t: IntuneTexts
  words: ReturnType<typeof useTexts<'words'>>
  area: IntuneArea
  /** Of one company, so that its name is said once above. */
  isOfOne: boolean
}

export const devicePolicyColumns = (words: Words): Column<DevicePolicyRow>[] => [
  ...namingColumns(words),
  ...kindColumns(words),
  ...sayingColumns(words),
]

const namingColumns = ({ t, words, isOfOne }: Words): Column<DevicePolicyRow>[] => [
  {
    id: 'policy',
    header: t('columns.policy'),
    minWidth: 220,
    primary: true,
    sortable: true,
    text: ({ policy }) => policy.name,
    render: (row) => (
      <Named>
        <span>{row.policy.name}</span>
        <DevicePolicyState row={row} />
      </Named>
    ),
  },
  {
    id: 'company',
    header: words('company'),
    minWidth: 150,
    hidden: isOfOne,
    sortable: true,
    text: ({ company }) => company,
  },
]

const kindColumns = ({ t, area }: Words): Column<DevicePolicyRow>[] => [
  {
    id: 'platform',
    header: t('columns.platform'),
    minWidth: 115,
    leaves: 4,
    sortable: true,
    text: ({ platform }) => platformText(platform, t),
    render: ({ platform }) =>
      platform === 'other' ? <Faint>{platformText(platform, t)}</Faint> : platformText(platform, t),
  },
  {
    id: 'kind',
    header: t('columns.kind'),
    minWidth: area === 'compliance' ? 150 : 190,
    leaves: area === 'compliance' ? 1 : 3,
    sortable: true,
    text: ({ policy }) => t(`kinds.${policy.set}`),
  },
]

const sayingColumns = ({ t, area }: Words): Column<DevicePolicyRow>[] => [
  {
    id: 'whom',
    header: t('columns.whom'),
    minWidth: 170,
    leaves: 5,
    text: (row) => whomText(row, t),
    render: (row) => <Whom row={row} t={t} />,
  },
  ...(area === 'compliance'
    ? [
        {
          id: 'follows',
          header: t('columns.actions'),
          minWidth: 280,
          leaves: 6,
          text: ({ policy }: DevicePolicyRow) => actionTexts(policy, t).join(' · '),
          render: ({ policy }: DevicePolicyRow) => actionTexts(policy, t).join(' · ') || <Faint>–</Faint>,
        },
      ]
    : []),
  {
    id: 'settings',
    header: t('columns.settings'),
    kind: 'number',
    align: 'end',
    // Few of these are counted.
    hidden: area === 'compliance',
    leaves: 2,
    sortable: true,
    text: ({ policy: { settings } }) => (settings === null ? '' : `${settings}`),
    render: ({ policy: { settings } }) => settings ?? <Faint>–</Faint>,
  },
  {
    id: 'description',
    header: t('panel.description'),
    minWidth: 200,
    hidden: true,
    text: ({ policy }) => policy.description,
  },
]

function Whom({ row, t }: { row: DevicePolicyRow; t: IntuneTexts }) {
  const text = whomText(row, t)
  return row.isAssigned ? text : <Faint>{text}</Faint>
}

interface DevicePolicyCardProps {
  row: DevicePolicyRow
  t: IntuneTexts
  area: IntuneArea
  isOfOne: boolean
  open: () => void
}

/** A policy on a phone. */
export function DevicePolicyCard({ row, t, area, isOfOne, open }: DevicePolicyCardProps) {
  const { policy, company, platform } = row
  const line = [isOfOne ? '' : company, whomText(row, t)].filter(Boolean).join(' · ')
  return (
    <>
      <CardOpener onClick={open}>{policy.name}</CardOpener>
      <CardLine>{line}</CardLine>
      <CardFacts>
        <DevicePolicyState row={row} />
        <Badge>{platformText(platform, t)}</Badge>
        <Quiet>{area === 'compliance' ? actionTexts(policy, t).join(' · ') : t(`kinds.${policy.set}`)}</Quiet>
      </CardFacts>
    </>
  )
}
