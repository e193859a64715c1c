import type { OrganizationSummary } from '#shared/contract/organizations.ts'
import { FEATURES } from '#shared/domain/features/feature-flags.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, Named } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import { standing } from './organization-list.ts'
import { type OrganizationTexts, subscriptionText, subscriptionTexts } from './organization-words.ts'

/** What the columns need besides the row. */
export interface ColumnContext {
  t: OrganizationTexts
  locale: string
  isOwn: (organization: OrganizationSummary) => boolean
}

const COUNTS = ['customers', 'users', 'devices'] as const

export const organizationColumns = (context: ColumnContext): Column<OrganizationSummary>[] => {
  const { t, locale } = context
  return [
    {
      id: 'name',
      header: t('columns.name'),
      minWidth: 210,
      primary: true,
      sortable: true,
      render: (organization) => (
        <Named>
          <span>{organization.name}</span>
          <Marks {...context} organization={organization} />
        </Named>
      ),
    },
    ...COUNTS.map((count): Column<OrganizationSummary> => ({
      id: count,
      header: t(`columns.${count}`),
      kind: 'number',
      align: 'end',
      sortable: true,
      render: (organization) => organization[count].toLocaleString(locale),
    })),
    {
      id: 'subscription',
      header: t('columns.subscription'),
      kind: 'state',
      says: subscriptionTexts(t, locale),
      beside: 14,
      sortable: true,
      render: (organization) => <Bought {...context} organization={organization} />,
    },
    {
      id: 'features',
      header: t('columns.features'),
      minWidth: 130,
      leaves: 2,
      sortable: true,
      render: (organization) => <TurnedOn {...context} organization={organization} />,
    },
    {
      id: 'created_at',
      header: t('columns.created_at'),
      kind: 'date',
      says: [t('unknown')],
      leaves: 1,
      sortable: true,
      render: (organization) => <Created {...context} organization={organization} />,
    },
  ]
}

type OfOne = ColumnContext & { organization: OrganizationSummary }

/** What sets an organization apart: it is one's own, or nothing can be changed in it. */
export const Marks = ({ organization, isOwn, t }: OfOne) => (
  <>
    {isOwn(organization) ? <Badge tone="accent">{t('own')}</Badge> : null}
    {organization.features.includes('test-account') ? <Badge tone="amber">{t('readOnly')}</Badge> : null}
  </>
)

export const Bought = ({ organization, t, locale }: OfOne) => {
  const text = subscriptionText(organization, t, locale)
  return ['none', 'ended'].includes(standing(organization)) ? <Badge tone="red">{text}</Badge> : text
}

export const Created = ({ organization: { created_at: at }, t, locale }: OfOne) =>
  at === null ? <Quiet>{t('unknown')}</Quiet> : <TimeText at={at} locale={locale} />

const onText = ({ organization: { features }, t }: OfOne) =>
  t('on', { number: features.length, all: FEATURES.length })

/** How many features are on, and which, as far as there is room. */
const TurnedOn = (one: OfOne) => (
  <>
    {onText(one)}{' '}
    <Quiet>{one.organization.features.map((feature) => one.t(`features.${feature}.name`)).join(', ')}</Quiet>
  </>
)

/** An organization on a phone. */
export function OrganizationCard({ open, ...one }: OfOne & { open: () => void }) {
  const { t, locale, organization } = one
  return (
    <>
      <CardOpener onClick={open}>{organization.name}</CardOpener>
      <Tags>
        <Marks {...one} />
      </Tags>
      <CardFacts>
        {COUNTS.map((count) => (
          <span key={count}>
            <Quiet>{t(`columns.${count}`)}</Quiet> {organization[count].toLocaleString(locale)}
          </span>
        ))}
        <span>
          <Bought {...one} />
        </span>
        <span>{onText(one)}</span>
      </CardFacts>
    </>
  )
}
