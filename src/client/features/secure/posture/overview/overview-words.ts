import type { useTexts } from '#client/texts/texts.ts'

export type RiskTexts = ReturnType<typeof useTexts<'risk'>>

export interface Words {
  t: RiskTexts
  locale: string
}

export const percentText = (percent: number, locale: string): string =>
  Math.floor(percent).toLocaleString(locale, { style: 'unit', unit: 'percent' })

/** A day such as `2026-11-20`, short. */
export const dayText = (date: string, locale: string): string =>
  new Date(date).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The name of a country by its two letters. */
export function countryText(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}

/** What the vendor calls it where we have no word for it. */
export function vendorWord(t: RiskTexts, group: 'types' | 'states', word: string): string {
  const key = `${group}.${word}` as 'types.unknown'
  return t(key, { defaultValue: word })
}

interface Days {
  name: string
  days: readonly { date: string; count: number }[]
}

/** A drawing of days in words: how many in all, and when the most. */
export function barsText({ t, locale }: Words, { name, days }: Days): string {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const busiest = days.reduce((most, day) => (day.count > (most?.count ?? 0) ? day : most), days[0])
  const values = {
    name,
    total: total.toLocaleString(locale),
    days: days.length.toLocaleString(locale),
    day: dayText(busiest?.date ?? '', locale),
    most: (busiest?.count ?? 0).toLocaleString(locale),
  }
  return total === 0 ? t('barsNone', values) : t('bars', values)
}
