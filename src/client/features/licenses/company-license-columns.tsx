import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Quiet } from '#client/ui/words.tsx'
import type { useTexts } from '#client/texts/texts.ts'
import { TIERS } from '#shared/domain/licenses/subscription.ts'
import type { CompanyLicenseRow } from './license-rows.ts'

export interface ColumnContext {
  t: ReturnType<typeof useTexts<'licenses'>>
  locale: string
}

const COUNTS = ['people', 'discover', 'engage', 'secureSeats'] as const

export const companyLicenseColumns = ({ t, locale }: ColumnContext): Column<CompanyLicenseRow>[] => [
  {
    id: 'name',
    header: t('columns.name'),
    minWidth: 180,
    primary: true,
    sortable: true,
    text: ({ customer }) => customer.name,
  },
  ...COUNTS.map((id): Column<CompanyLicenseRow> => ({
    id,
    header: t(`columns.${id}`),
    kind: 'number',
    says: [(88_888).toLocaleString(locale)],
    sortable: true,
    text: (row) => row[id]?.toLocaleString(locale) ?? '',
  })),
  {
    id: 'secure',
    header: t('columns.secure'),
    kind: 'state',
    says: TIERS.map((tier) => t(`tier.${tier}`)),
    sortable: true,
    text: ({ settings }) => t(`tier.${settings.secure}`),
    render: ({ settings }) => <SecureTier tier={settings.secure} t={t} />,
  },
  {
    id: 'auto',
    header: t('columns.auto'),
    kind: 'state',
    says: [autoWords({ auto_assign: [10, 11] }, t), t('auto.none')],
    leaves: 1,
    text: ({ settings }) => autoWords(settings, t),
    render: ({ settings }) =>
      settings.auto_assign.length > 0 ? autoWords(settings, t) : <Quiet>{t('auto.none')}</Quiet>,
  },
  {
    id: 'short',
    header: t('columns.short'),
    kind: 'state',
    says: [t('short', { count: 888 })],
    beside: 12,
    text: ({ short }) => (short > 0 ? t('short', { count: short }) : ''),
    render: ({ short }) => <Short short={short} t={t} />,
  },
]

const autoWords = (
  { auto_assign }: Pick<CompanyLicenseRow['settings'], 'auto_assign'>,
  t: ColumnContext['t'],
): string =>
  auto_assign.length === 0
    ? t('auto.none')
    : auto_assign.map((number) => t(number === 10 ? 'modules.discover' : 'modules.engage')).join(', ')

const SecureTier = ({ tier, t }: { tier: CompanyLicenseRow['settings']['secure']; t: ColumnContext['t'] }) =>
  tier === 'none' ? <Quiet>{t('tier.none')}</Quiet> : t(`tier.${tier}`)

/** Red, for somebody works without what they should have. */
export const Short = ({ short, t }: { short: number; t: ColumnContext['t'] }) =>
  short > 0 ? <Badge tone="red">{t('short', { count: short })}</Badge> : null

/** A company on a phone. */
export function CompanyLicenseCard({
  row,
  open,
  t,
  locale,
}: ColumnContext & { row: CompanyLicenseRow; open: () => void }) {
  return (
    <>
      <CardOpener onClick={open}>{row.customer.name}</CardOpener>
      <CardLine>
        {COUNTS.map((id) => `${t(`columns.${id}`)} ${row[id]?.toLocaleString(locale) ?? '–'}`).join(' · ')}
      </CardLine>
      <CardFacts>
        <span>
          <Quiet>{t('columns.secure')}</Quiet> {t(`tier.${row.settings.secure}`)}
        </span>
        <span>
          <Quiet>{t('columns.auto')}</Quiet> {autoWords(row.settings, t)}
        </span>
        <Short short={row.short} t={t} />
      </CardFacts>
    </>
  )
}
