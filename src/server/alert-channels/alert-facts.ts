import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { type Language, localeOf } from '#shared/domain/language/languages.ts'
import { alertMailTexts } from './mail-language.ts'

/** When, who and from where, as far as it is known. */
export function factsOf(
  { language, timeZone }: { language: Language; timeZone: string },
  alert: AlertRow,
): [string, string][] {
  const { labels } = alertMailTexts[language]
  const country = alert.location?.country ?? undefined
  const facts: [string, string | null | undefined][] = [
    [labels.time, timeIn(language, timeZone, alert.last_at)],
    [labels.account, alert.account?.name ?? alert.account?.id],
    [labels.address, alert.ip],
    [labels.country, country && countryIn(language, country)],
  ]
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
}

/** A moment as people of a time zone write it. */
export const timeIn = (language: Language, timeZone: string, at: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at))

/** What no list of countries has is said as the vendor says it. */
const countryIn = (language: Language, country: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(country) ?? country)
    : country
