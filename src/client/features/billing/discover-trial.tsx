import { useState } from 'react'
import { tryDiscover } from '#client/data/nouns/billing.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { dayWords } from '#client/parts/day-words.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { PageSection } from '#client/ui/page-section.tsx'
import { DISCOVER_TRIAL_DAYS, endOfDiscoverTrial } from '#shared/domain/billing/discover-trial.ts'
import { type Subscription, tierOf } from '#shared/domain/licenses/subscription.ts'

/** The trial of Discover Premium, which there is once (ORG-26). */
export function DiscoverTrial({
  subscription,
  mayManage,
}: {
  subscription: Subscription
  mayManage: boolean
}) {
  const device = useDevice()
  const t = useTexts('billing')
  const locale = useLocale()
  const readOnlyReason = useReadOnlyReason()
  const { now } = useAccess()
  const [isBusy, setBusy] = useState(false)
  const { discover_trial_ends_at: ends } = subscription
  const begin = async () => {
    setBusy(true)
    const { outcome } = await tryDiscover(device)
    setBusy(false)
    if (outcome !== 'saved') showToast({ tone: 'error', text: t('discover.notBegun') })
  }
  return (
    <PageSection title={t('discover.title')} help={t('discover.help', { days: DISCOVER_TRIAL_DAYS })}>
      {tierOf(subscription, 'discover') === 'premium' ? (
        <p>{t('discover.held')}</p>
      ) : ends !== null ? (
        <p>
          {t(endOfDiscoverTrial(subscription, now) === undefined ? 'discover.ended' : 'discover.until', {
            date: dayWords(ends, locale),
          })}
        </p>
      ) : mayManage ? (
        <div>
          <Button busy={isBusy} disabledReason={readOnlyReason} onClick={() => void begin()}>
            {t('discover.begin', { days: DISCOVER_TRIAL_DAYS })}
          </Button>
        </div>
      ) : (
        <p>{t('discover.notYet')}</p>
      )}
    </PageSection>
  )
}
