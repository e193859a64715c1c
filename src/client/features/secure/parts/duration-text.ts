type Unit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second'
type Part = readonly [amount: number, unit: Unit]

/** As `P1Y6M` or `PT8H`; each member is a number of its unit. */
const ISO =
  /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/
const ISO_UNITS: readonly Unit[] = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second']
/** As `1.02:03:04`, in which the days may be left out. */
const TIMESPAN = /^(?:(\d+)\.)?(\d{1,2}):(\d{2}):(\d{2})$/
const TIMESPAN_UNITS: readonly Unit[] = ['day', 'hour', 'minute', 'second']

/** The parts of a duration as a vendor writes one; undefined of any other text. */
export function durationOf(text: string): readonly Part[] | undefined {
  const iso = ISO.exec(text)
  const parts = iso ?? TIMESPAN.exec(text)
  const units = iso ? ISO_UNITS : TIMESPAN_UNITS
  return parts?.slice(1).map((amount, index) => [Number(amount ?? 0), units[index] ?? 'second'] as const)
}

const LARGER: Partial<Record<Unit, readonly [number, Unit]>> = {
  second: [60, 'minute'],
  minute: [60, 'hour'],
}

/** A duration in words: 3600 seconds are an hour, 36 hours stay 36 hours. */
export function durationText(parts: readonly Part[], locale: string): string {
  const told = parts.filter(([amount]) => amount !== 0).flatMap(inLargerUnits)
  const words = (told.length > 0 ? told : [parts.at(-1) ?? ([0, 'day'] as const)]).map(([amount, unit]) =>
    amount.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  )
  return new Intl.ListFormat(locale, { type: 'unit' }).format(words)
}

function inLargerUnits([amount, unit]: Part): readonly Part[] {
  const [size, larger] = LARGER[unit] ?? []
  if (size === undefined || larger === undefined || amount < size) return [[amount, unit]]
  const rest: Part = [amount % size, unit]
  return [...inLargerUnits([Math.floor(amount / size), larger]), ...(rest[0] === 0 ? [] : [rest])]
}
