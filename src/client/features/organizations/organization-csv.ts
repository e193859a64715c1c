import type { OrganizationSummary } from '#shared/contract/organizations.ts'
import { CSV_START, csvLine } from '#shared/lib/csv.ts'
import { exactUtc } from '#client/ui/times/relative-time.ts'
import { type OrganizationTexts, subscriptionText } from './organization-words.ts'

/** Organizations as a table in words. */
export function organizationCsv(
  organizations: readonly OrganizationSummary[],
  { t, locale }: { t: OrganizationTexts; locale: string },
): string {
  const header = [
    t('columns.name'),
    t('columns.customers'),
    t('columns.users'),
    t('columns.devices'),
    t('columns.subscription'),
    t('columns.features'),
    t('columns.created_at'),
    t('panel.id'),
  ]
  const rows = organizations.map((organization) => [
    organization.name,
    String(organization.customers),
    String(organization.users),
    String(organization.devices),
    subscriptionText(organization, t, locale),
    organization.features.map((feature) => t(`features.${feature}.name`)).join('; '),
    organization.created_at === null ? t('unknown') : exactUtc(Date.parse(organization.created_at)),
    organization.id,
  ])
  return CSV_START + [header, ...rows].map(csvLine).join('')
}
