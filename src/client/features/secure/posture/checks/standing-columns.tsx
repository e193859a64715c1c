import { chakra } from '@chakra-ui/react'
import type { Column } from '#client/ui/data-table/column.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts } from '#client/ui/data-table/cells.tsx'
import { Faint } from '#client/ui/words.tsx'
import { SeverityBadge } from '#client/features/secure/parts/severity-badge.tsx'
import {
  CheckVerdict,
  foundText,
  type PostureTexts,
  standingText,
  standingWords,
  type TrayTexts,
} from '#client/features/secure/parts/check-verdict.tsx'
import type { NamedStanding } from './standing-list.ts'
import { severityColumn } from './severity-column.tsx'

const Value = chakra('span', { base: { fontFamily: 'mono', fontSize: 'small', color: 'muted' } })
interface Words {
  t: PostureTexts
  tray: TrayTexts
}

/** The checks of one company, or one check of every company. */
export const standingColumns = ({ t, tray }: Words, of: 'checks' | 'companies'): Column<NamedStanding>[] => [
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
    minWidth: 120,
    text: valueOf,
    render: (standing) => <Found text={valueOf(standing)} />,
  },
  {
    id: 'target',
    header: t('columns.target'),
    minWidth: 120,
    leaves: 3,
    text: ({ check }) => foundText(check.target),
    render: ({ check }) => <Found text={foundText(check.target)} />,
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
]

/** What was found, where something was. */
const valueOf = ({ verdict }: NamedStanding): string =>
  verdict.status === 'notMeasured' ? '' : foundText(verdict.found)

const Found = ({ text }: { text: string }) => (text === '' ? null : <Value title={text}>{text}</Value>)

interface StandingCardProps {
  standing: NamedStanding
  t: PostureTexts
  /** In a list of checks, which are not all as severe. */
  hasSeverity?: boolean
  open: () => void
}

/** A check of a company on a phone. */
export function StandingCard({ standing, t, hasSeverity = false, open }: StandingCardProps) {
  const { name, verdict } = standing
  return (
    <>
      <CardOpener onClick={open}>{name}</CardOpener>
      <CardFacts>
        {hasSeverity ? <SeverityBadge severity={standing.check.severity} /> : null}
        <CheckVerdict standing={standing} t={t} />
        {verdict.status === 'notCompliant' ? <Found text={valueOf(standing)} /> : null}
      </CardFacts>
    </>
  )
}
