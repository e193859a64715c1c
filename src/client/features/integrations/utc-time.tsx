import { TimeText } from '#client/ui/times/time-text.tsx'

/** A moment as it is in UTC, in the reader's way of writing (INT-03). */
export function UtcTime({ at, locale }: { at: string; locale: string }) {
  return <TimeText at={at} locale={locale} text={formatIn(locale).format(new Date(at))} />
}

const formatIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Such a moment in each month, on a day and at an hour of two figures. */
export function longestUtcTimes(locale: string): string[] {
  const format = formatIn(locale)
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 28, 22, 48)))
}
