import { chakra } from '@chakra-ui/react'
import { CircleDashed } from 'lucide-react'
import type { useTexts } from '#client/texts/texts.ts'
import type { View } from '#client/data/rows/merge.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { countryName } from '#client/parts/countries.ts'

type CompanyTexts = ReturnType<typeof useTexts<'companies'>>
type CompanyView = View<'customer'>

const Off = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    color: 'muted',
    '& svg': { boxSize: '0.9375rem' },
  },
})

export const companyColumns = (t: CompanyTexts, locale: string): Column<CompanyView>[] => [
  {
    id: 'name',
    header: t('columns.name'),
    minWidth: 180,
    primary: true,
    sortable: true,
    text: ({ row }) => row.name,
  },
  {
    id: 'contact_name',
    header: t('columns.contact_name'),
    minWidth: 120,
    leaves: 3,
    sortable: true,
    text: ({ row }) => row.contact_name,
  },
  {
    id: 'country',
    header: t('columns.country'),
    minWidth: 112,
    leaves: 4,
    sortable: true,
    text: ({ row }) => countryName(row.country, locale),
  },
  {
    id: 'MFA',
    header: t('columns.MFA'),
    kind: 'state',
    says: [t('mfa.required'), t('mfa.notRequired')],
    sortable: true,
    text: ({ row }) => t(row.MFA ? 'mfa.required' : 'mfa.notRequired'),
    render: ({ row }) => <Mfa on={row.MFA} t={t} />,
  },
  {
    id: 'nfr',
    header: t('columns.nfr'),
    kind: 'state',
    says: [t('nfr')],
    leaves: 2,
    text: ({ row }) => (row.nfr ? t('nfr') : ''),
    render: ({ row }) => (row.nfr ? <Badge tone="blue">{t('nfr')}</Badge> : null),
  },
  {
    id: 'active',
    header: t('columns.active'),
    kind: 'state',
    says: [t('active'), t('deactivated')],
    sortable: true,
    text: ({ row }) => t(row.active ? 'active' : 'deactivated'),
    render: ({ row }) => <Activity active={row.active} t={t} />,
  },
  {
    id: 'contact_email',
    header: t('columns.contact_email'),
    minWidth: 190,
    leaves: 1,
    text: ({ row }) => row.contact_email,
    render: ({ row }) => <Quiet title={row.contact_email || undefined}>{row.contact_email}</Quiet>,
  },
  {
    id: 'contact_phone',
    header: t('columns.contact_phone'),
    minWidth: 150,
    hidden: true,
    text: ({ row }) => row.contact_phone,
  },
]

export const Mfa = ({ on, t }: { on: boolean; t: CompanyTexts }) => (
  <Verdict kind={on ? 'compliant' : 'notCompliant'}>{on ? t('mfa.required') : t('mfa.notRequired')}</Verdict>
)

export const Activity = ({ active, t }: { active: boolean; t: CompanyTexts }) =>
  active ? (
    t('active')
  ) : (
    <Off>
      <CircleDashed aria-hidden />
      {t('deactivated')}
    </Off>
  )

interface CompanyCardProps {
  view: CompanyView
  t: CompanyTexts
  locale: string
  open: () => void
}

/** A company on a phone. */
export function CompanyCard({ view: { row }, t, locale, open }: CompanyCardProps) {
  return (
    <>
      <CardOpener onClick={open}>{row.name}</CardOpener>
      <CardLine>{[row.contact_name, countryName(row.country, locale)].filter(Boolean).join(' · ')}</CardLine>
      <CardFacts>
        <Mfa on={row.MFA} t={t} />
        {row.nfr ? <Badge tone="blue">{t('nfr')}</Badge> : null}
        {row.active ? null : <Activity active={false} t={t} />}
      </CardFacts>
    </>
  )
}
