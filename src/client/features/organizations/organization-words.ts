import type { OrganizationSummary } from '#shared/contract/organizations.ts'
import { PLANS } from '#shared/domain/licenses/subscription.ts'
import type { Feature } from '#shared/domain/features/feature-flags.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { standing } from './organization-list.ts'

export type OrganizationTexts = ReturnType<typeof useTexts<'organizations'>>

/** What an organization has bought, and until when a trial lasts. */
export function subscriptionText(
  { subscription }: Pick<OrganizationSummary, 'subscription'>,
  t: OrganizationTexts,
  locale: string,
): string {
  if (!subscription) return t('subscription.none')
  const { plan, billing, trial_ends_at: end } = subscription
  const isTrial = billing === 'trial' || billing === 'trial expired'
  if (!isTrial)
    return t(`subscription.${billing}`, { plan: plan === 'trial' ? t('subscription.trialPlan') : plan })
  if (end === null) return t('subscription.ended')
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(end))
  return standing({ subscription }) === 'trial'
    ? t('subscription.until', { date })
    : t('subscription.endedOn', { date })
}

/** What an organization may have bought, at most. */
export function subscriptionTexts(t: OrganizationTexts, locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const dates = Array.from({ length: 12 }, (_, month) => format.format(new Date(2026, month, 28)))
  return [
    t('subscription.none'),
    t('subscription.ended'),
    ...(['monthly', 'yearly'] as const).flatMap((billing) =>
      [t('subscription.trialPlan'), ...PLANS].map((plan) => t(`subscription.${billing}`, { plan })),
    ),
    ...dates.flatMap((date) => [t('subscription.until', { date }), t('subscription.endedOn', { date })]),
  ]
}

/** The features whose part of the product is there today. */
const IN_USE: ReadonlySet<Feature> = new Set(['posture-protect-m3', 'test-account'])

/** What a feature does; of one whose pages are still to come, that it does nothing yet. */
export const effectOf = (feature: Feature, t: OrganizationTexts): string =>
  IN_USE.has(feature) ? t(`features.${feature}.effect`) : `${t(`features.${feature}.effect`)} ${t('notYet')}`

/** What comes of turning a feature that way and is easily overlooked; undefined where there is nothing. */
export function warningOf(feature: Feature, enabled: boolean, t: OrganizationTexts): string | undefined {
  if (feature === 'test-account') return enabled ? t('warnings.testAccountOn') : t('warnings.testAccountOff')
  if (feature === 'castellan-ai-assistant' && enabled) return t('warnings.assistantOn')
  return undefined
}
