import type { SnoozeRule } from '#shared/domain/alerts/snooze-rule.ts'
import { countryName } from '#client/parts/countries.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'

/** What a snooze rule is about in words. */
export function useMatterText(): (matter: SnoozeRule['matter']) => string {
  const t = useTexts('alertNotify')
  const locale = useLocale()
  return (matter) => {
    if (matter.of === 'account') return matter.account
    if (matter.of === 'address') return matter.address
    return matter.of === 'country' ? countryName(matter.country, locale) : t('snoozed.matters.everything')
  }
}
