/** A day, or the day of a moment, as a language writes it. A day alone is the same everywhere. */
export const dayWords = (day: string, locale: string): string =>
  new Date(day).toLocaleDateString(locale, {
    dateStyle: 'medium',
    ...(day.length === 10 ? { timeZone: 'UTC' } : {}),
  })
