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

export const exactUtc = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`
