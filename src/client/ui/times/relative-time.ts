const units = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "12 minutes ago" in the given language; under a minute it is "now". */
export function relativeTime(at: number, { now, locale }: { now: number; locale: string }) {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const distance = at - now
  const [unit, size] = units.find(([, size]) => Math.abs(distance) >= size) ?? ['second', undefined]
  return size === undefined ? format.format(0, 'second') : format.format(Math.trunc(distance / size), unit)
}

/** The longest numbers that each unit of such a time has, and the words for one of it; a year of the future has no more. */
const longest = {
  minute: [-59],
  hour: [-23],
  day: [-1, -6],
  week: [-1, -4],
  month: [-1, -11],
  year: [-1, -10],
} as const

/** What a time of the past may read at most. */
export function longestTimes(locale: string): string[] {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const units = Object.keys(longest) as (keyof typeof longest)[]
  return [
    format.format(0, 'second'),
    ...units.flatMap((unit) => longest[unit].map((count) => format.format(count, unit))),
  ]
}

export const exactUtc = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`
