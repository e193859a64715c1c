import { chakra } from '@chakra-ui/react'
import type { Column } from '#client/ui/data-table/column.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CheckVerdict, foundText, type PostureTexts } from '#client/features/secure/parts/check-verdict.tsx'
import type { CheckStanding } from '#client/features/secure/parts/company-postures.ts'

/** A check of a company, with the name of whichever of the two its list is of. */
export type NamedStanding = CheckStanding & { id: string; name: string }

const Value = chakra('span', { base: { fontFamily: 'mono', fontSize: 'small', color: 'muted' } })
const Faint = chakra('span', { base: { color: 'faint' } })
const CardFacts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mt: 2, fontSize: 'control' },
})

/** The checks of one company, or one check of every company. */
export const standingColumns = (t: PostureTexts, of: 'checks' | 'companies'): Column<NamedStanding>[] => [
  {
    id: 'name',
    header: of === 'checks' ? t('columns.check') : t('columns.company'),
    minWidth: 340,
    primary: true,
    sortable: true,
    render: ({ name }) => name,
  },
  {
    id: 'verdict',
    header: t('columns.verdict'),
    minWidth: 150,
    sortable: true,
    render: (standing) => <CheckVerdict standing={standing} t={t} />,
  },
  {
    id: 'found',
    header: t('columns.found'),
    minWidth: 120,
    render: ({ verdict }) =>
      verdict.status === 'notMeasured' ? null : <Found text={foundText(verdict.found)} />,
  },
  {
    id: 'target',
    header: t('columns.target'),
    minWidth: 120,
    render: ({ check }) => <Found text={foundText(check.target)} />,
  },
  ...(of === 'checks'
    ? [
        {
          id: 'area',
          header: t('columns.area'),
          minWidth: 130,
          sortable: true,
          render: ({ check }: NamedStanding) => t(`areas.${check.area}`),
        },
        {
          id: 'license',
          header: t('columns.license'),
          minWidth: 130,
          render: ({ check }: NamedStanding) =>
            check.requires === 'free' ? <Faint>{t('licenses.free')}</Faint> : t(`licenses.${check.requires}`),
        },
      ]
    : []),
]

const Found = ({ text }: { text: string }) => <Value title={text}>{text}</Value>

interface StandingCardProps {
  standing: NamedStanding
  t: PostureTexts
  open: () => void
}

/** A check of a company on a phone. */
export function StandingCard({ standing, t, open }: StandingCardProps) {
  const { name, verdict } = standing
  return (
    <>
      <CardOpener onClick={open}>{name}</CardOpener>
      <CardFacts>
        <CheckVerdict standing={standing} t={t} />
        {verdict.status === 'notCompliant' ? <Found text={foundText(verdict.found)} /> : null}
      </CardFacts>
    </>
  )
}
