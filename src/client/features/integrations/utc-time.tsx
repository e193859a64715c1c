import { TimeText } from '#client/ui/times/time-text.tsx'

/** A moment as it is in UTC, in the reader's way of writing (INT-03). */
export function UtcTime({ at, locale }: { at: string; locale: string }) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return <TimeText at={at} locale={locale} text={format.format(new Date(at))} />
}
