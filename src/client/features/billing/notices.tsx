import { useSite } from '#client/machines/use-site.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { SupportLink } from '#client/parts/support-link.tsx'
import { dayWords } from '#client/parts/day-words.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import type { BillingAccount } from '#shared/domain/billing/billing-account.ts'
import { isValid, type Subscription } from '#shared/domain/licenses/subscription.ts'

interface NoticesProps {
  subscription: Subscription
  account: BillingAccount | null
  /** The origin of the billing portal; null where the site has none. */
  portal: string | null
  mayManage: boolean
}

/** What has to be seen to: no portal, no card, a trial that is over, a plan that ends (ORG-29). */
export function Notices({ subscription, account, portal, mayManage }: NoticesProps) {
  const t = useTexts('billing')
  const locale = useLocale()
  const { supportEmail } = useSite()
  const { now } = useAccess()
  return (
    <>
      {isValid(subscription, now) ? null : (
        <Callout tone="warn" title={t('over.title')}>
          {t('over.reason')}
        </Callout>
      )}
      {portal === null ? (
        <Callout
          tone="info"
          title={t('noPortal.title')}
          action={supportEmail ? <SupportLink email={supportEmail} /> : undefined}
        >
          {t('noPortal.reason')}
        </Callout>
      ) : mayManage ? null : (
        <Callout tone="info">{t('noManage')}</Callout>
      )}
      {account && account.card !== 'valid' ? (
        <Callout tone="warn" title={t('noCard.title')}>
          {t('noCard.reason')}
        </Callout>
      ) : null}
      {account?.ends_on ? (
        <Callout tone="warn">{t('endsOn', { date: dayWords(account.ends_on, locale) })}</Callout>
      ) : null}
    </>
  )
}
