import { useAccess } from '#client/machines/use-access.ts'
import { licenseName } from '#client/parts/license-words.ts'
import { dayWords } from '#client/parts/day-words.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { PageSection } from '#client/ui/page-section.tsx'
import { Quiet } from '#client/ui/words.tsx'
import type { BillingAccount } from '#shared/domain/billing/billing-account.ts'
import { moneyWords } from '#shared/domain/billing/money.ts'
import { licenseCatalogue, MODULES } from '#shared/domain/licenses/catalogue.ts'
import { boughtOf } from '#shared/domain/licenses/license-pool.ts'
import { isValid, type Subscription } from '#shared/domain/licenses/subscription.ts'

/** By module, the lesser tier first, and what is not for resale after all others. */
const inOrder = licenseCatalogue.toSorted(
  (a, b) =>
    Number(a.parentCheck) - Number(b.parentCheck) ||
    MODULES.indexOf(a.module) - MODULES.indexOf(b.module) ||
    (a.licenseType < b.licenseType ? -1 : 1),
)

interface CurrentPlanProps {
  subscription: Subscription
  account: BillingAccount | null
}

/** The plan with what it includes, costs and when it renews, as this device last heard. */
export function CurrentPlan({ subscription, account }: CurrentPlanProps) {
  const t = useTexts('billing')
  const locale = useLocale()
  const { now } = useAccess()
  const { plan, billing, trial_ends_at, renews_on } = subscription
  const held = inOrder.filter(({ moduleNumber }) => boughtOf(subscription, moduleNumber) > 0)
  const unknown = <Quiet>{t('unknown')}</Quiet>
  const isTrial = billing === 'trial' || billing === 'trial expired'
  return (
    <PageSection title={t('plan.title')} help={t(`plan.includes.${plan}`)}>
      <DefinitionList
        items={[
          { term: t('plan.plan'), value: t(`plan.names.${plan}`) },
          {
            term: t('plan.billing'),
            value: isTrial
              ? t(isValid(subscription, now) ? 'plan.trialUntil' : 'plan.trialOver', {
                  date: trial_ends_at === null ? '' : dayWords(trial_ends_at, locale),
                })
              : plan === 'Freemium'
                ? t('plan.free')
                : t(`cycles.${billing}`),
          },
          ...(isTrial
            ? []
            : [
                {
                  term: t('plan.renewal'),
                  value: account?.ends_on ? (
                    t('plan.ends', { date: dayWords(account.ends_on, locale) })
                  ) : renews_on === null ? (
                    <Quiet>{t('plan.noRenewal')}</Quiet>
                  ) : (
                    dayWords(renews_on, locale)
                  ),
                },
                {
                  term: t('plan.payment'),
                  value: !account ? (
                    unknown
                  ) : account.quantity === 0 ? (
                    <Quiet>{t('plan.notThere')}</Quiet>
                  ) : account.amount === null || account.ends_on !== null ? (
                    t('plan.noPayment')
                  ) : (
                    moneyWords(account.amount, account.currency, locale)
                  ),
                },
              ]),
          { term: t('plan.card'), value: account ? t(`cards.${account.card}`) : unknown },
          ...held.map(({ moduleNumber }) => ({
            term: licenseName(moduleNumber),
            value: boughtOf(subscription, moduleNumber).toLocaleString(locale),
          })),
        ]}
      />
    </PageSection>
  )
}
