import { chakra } from '@chakra-ui/react'
import type { Column } from '#client/ui/data-table/column.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import { Faint } from '#client/ui/words.tsx'
import { SeverityBadge } from '#client/features/secure/parts/severity-badge.tsx'
import {
  CheckVerdict,
  type PostureTexts,
  standingText,
  standingWords,
  type TrayTexts,
} from '#client/features/secure/parts/check-verdict.tsx'
import { rawText } from '#client/features/secure/parts/finding-words.ts'
import type { Findings } from '#client/features/secure/parts/findings.ts'
import type { NamedStanding } from './standing-list.ts'
import { severityColumn } from './severity-column.tsx'

const Value = chakra('span', { base: { color: 'muted' } })
interface Words {
  t: PostureTexts
  findings: Findings
  tray: TrayTexts
}

/** The checks of one company, or one check of every company. */
export const standingColumns = (
  { t, findings, tray }: Words,
  of: 'checks' | 'companies',
): Column<NamedStanding>[] => [
  {
    id: 'name',
    header: of === 'checks' ? t('columns.check') : t('columns.company'),
    minWidth: 240,
    primary: true,
    sortable: true,
    text: ({ name }) => name,
  },
  ...(of === 'checks' ? [severityColumn(t)] : []),
  {
    id: 'verdict',
    header: t('columns.verdict'),
    kind: 'state',
    says: standingWords(t, tray),
    sortable: true,
    text: (standing) => standingText(standing, t, tray),
    render: (standing) => <CheckVerdict standing={standing} t={t} />,
  },
  {
    id: 'found',
    header: t('columns.found'),
    minWidth: 240,
    text: ({ check, verdict }) => findings.text(check.id, verdict),
    render: ({ check, verdict }) => <Found text={findings.text(check.id, verdict)} />,
  },
  {
    id: 'target',
    header: t('columns.target'),
    minWidth: 220,
    leaves: 3,
    text: ({ check }) => findings.targetText(check.id),
    render: ({ check }) => <Found text={findings.targetText(check.id)} />,
  },
  ...(of === 'checks'
    ? [
        {
          id: 'area',
          header: t('columns.area'),
          minWidth: 120,
          leaves: 2,
          sortable: true,
          text: ({ check }: NamedStanding) => t(`areas.${check.area}`),
        },
        {
          id: 'license',
          header: t('columns.license'),
          minWidth: 120,
          leaves: 1,
          text: ({ check }: NamedStanding) => t(`licenses.${check.requires}`),
          render: ({ check }: NamedStanding) =>
            check.requires === 'free' ? <Faint>{t('licenses.free')}</Faint> : t(`licenses.${check.requires}`),
        },
      ]
    : []),
  {
    id: 'foundRaw',
    header: t('columns.foundRaw'),
    hidden: true,
    minWidth: 160,
    text: ({ verdict }) => (verdict.status === 'notMeasured' ? '' : rawText(verdict.found)),
  },
]

const Found = ({ text }: { text: string }) => (text === '' ? null : <Value title={text}>{text}</Value>)

interface StandingCardProps {
  standing: NamedStanding
  t: PostureTexts
  findings: Findings
  /** In a list of checks, which are not all as severe. */
  hasSeverity?: boolean
  open: () => void
}

/** A check of a company on a phone. */
export function StandingCard({ standing, t, findings, hasSeverity = false, open }: StandingCardProps) {
  const { name, verdict } = standing
  return (
    <>
      <CardOpener onClick={open}>{name}</CardOpener>
      <CardFacts>
        {hasSeverity ? <SeverityBadge severity={standing.check.severity} /> : null}
        <CheckVerdict standing={standing} t={t} />
      </CardFacts>
      {verdict.status === 'notCompliant' ? (
        <CardLine>{findings.text(standing.check.id, verdict)}</CardLine>
      ) : null}
    </>
  )
}
