import { DAY } from '#shared/lib/time.ts'
import { fact } from '../facts.ts'
import type { HygieneData } from './hygiene-inputs.ts'
import { defineQuery, type HygieneFinding, type HygieneQuery, listFinding } from './hygiene-query.ts'

/** How long before its end a trial is told of, in days. */
const SOON = 14
/** What may lie unused of a product: fewer than this many, and less than this share of all. */
const SPARE = { count: 10, share: 0.1 }
/** What the vendor gives away, or sells to a company and not to people, comes in numbers that nobody buys. */
const GIVEN = 10_000
/** How many products are named. */
const NAMED = 10

type Subscription = HygieneData['subscriptions'][number]

/**
 * A paid subscription is renewed by itself more often than not, and the vendor does not tell which ones are: its end is told
 * once it has come, when people still work by a grace period, and again when they no longer do.
 */
function endOf(
  { status, isTrial, nextLifecycleDateTime }: Subscription,
  at: number,
): HygieneFinding['severity'] {
  if (status === 'Suspended') return 'high'
  if (status === 'Warning') return 'medium'
  const next = Date.parse(nextLifecycleDateTime ?? '')
  return status === 'Enabled' && isTrial === true && next - at <= SOON * DAY ? 'low' : undefined
}

/** What the product of a purchase is called; the vendor's own code where no product of the tenant has it. */
const productName = (products: HygieneData['products'], partNumber: string) =>
  products.find((each) => each.partNumber === partNumber)?.name ?? partNumber

const PAGE = 'https://learn.microsoft.com/microsoft-365/commerce/subscriptions/manage-renewals'
const common = { license: 'free', guide: 'licenseState' } as const

/** What a company pays for, and what of it people lack. */
export const licenses: readonly HygieneQuery[] = [
  defineQuery({
    ...common,
    id: 'license-ends',
    interval: DAY,
    severity: 'medium',
    link: PAGE,
    reads: ['subscriptions', 'products'],
    find: ({ subscriptions, products }, at) =>
      subscriptions.flatMap((each) => {
        const severity = endOf(each, at)
        if (severity === undefined) return []
        const { id, skuPartNumber = id, status = '', totalLicenses = 0, nextLifecycleDateTime } = each
        return [
          {
            subject: id.toLowerCase(),
            size: 1,
            severity,
            facts: [
              fact('product', productName(products, skuPartNumber)),
              fact('status', status),
              fact('seats', String(totalLicenses)),
              ...(nextLifecycleDateTime
                ? [fact(status === 'Enabled' ? 'ends' : 'nextChange', nextLifecycleDateTime)]
                : []),
            ],
          },
        ]
      }),
  }),
  defineQuery({
    ...common,
    id: 'licenses-over-used',
    interval: DAY,
    severity: 'medium',
    link: 'https://learn.microsoft.com/microsoft-365/commerce/licenses/buy-licenses',
    reads: ['products'],
    find: ({ products }) =>
      products
        .filter(({ status, enabled, consumed }) => status === 'Enabled' && consumed > enabled)
        .map(({ partNumber, name, enabled, consumed }) => ({
          subject: partNumber,
          size: consumed - enabled,
          facts: [fact('product', name), fact('bought', String(enabled)), fact('used', String(consumed))],
        })),
  }),
  defineQuery({
    ...common,
    id: 'licenses-unused',
    interval: 7 * DAY,
    severity: 'informational',
    link: 'https://learn.microsoft.com/microsoft-365/commerce/licenses/buy-licenses',
    reads: ['products'],
    find: ({ products }) => {
      const spare = products.filter(
        ({ status, enabled, consumed }) =>
          status === 'Enabled' &&
          enabled < GIVEN &&
          consumed > 0 &&
          enabled - consumed >= Math.max(SPARE.count, enabled * SPARE.share),
      )
      const size = spare.reduce((sum, { enabled, consumed }) => sum + enabled - consumed, 0)
      return spare.length === 0
        ? []
        : [
            {
              subject: '',
              size,
              facts: [
                fact('unusedInAll', String(size)),
                ...spare
                  .toSorted((a, b) => b.enabled - b.consumed - (a.enabled - a.consumed))
                  .slice(0, NAMED)
                  .map(({ name, enabled, consumed }) =>
                    fact('unusedOf', name, String(enabled - consumed), String(enabled)),
                  ),
              ],
            },
          ]
    },
  }),
  defineQuery({
    ...common,
    id: 'license-assignment-fails',
    interval: DAY,
    severity: 'medium',
    link: 'https://learn.microsoft.com/entra/identity/users/licensing-groups-resolve-problems',
    reads: ['groupsWithLicenseErrors'],
    find: ({ groupsWithLicenseErrors }) =>
      listFinding(
        'groups',
        groupsWithLicenseErrors.map(({ id, displayName }) => displayName ?? id),
      ),
  }),
]
