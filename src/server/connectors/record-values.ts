import { z } from 'zod'
import type { Place, Property } from '#shared/domain/alerts/security-event.ts'

const DEEPEST = 24
const LONGEST_ID = 2000

/**
 * The same with the names of members in lower case: sources, exports and collectors write them in different ways. Names that
 * differ by case alone are one, the first of them counts. What lies deeper than any record is left out, for it could not be
 * written as text.
 */
export function withLowerNames(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) return undefined
  if (Array.isArray(value)) return value.map((item) => withLowerNames(item, depth + 1))
  const members = Object.entries(value).toReversed()
  return Object.fromEntries(
    members.map(([name, member]) => [name.toLowerCase(), withLowerNames(member, depth + 1)]),
  )
}

/** What the vendor leaves out, or writes as something that it never was before, is not there. */
export const known = <T extends z.ZodType>(schema: T) =>
  schema
    .nullish()
    .transform((value) => value ?? undefined)
    .catch(undefined)

export const text = known(z.string().transform((written) => (written === '' ? undefined : written)))
/** Numbers stand for ids and versions here and there. */
export const word = known(
  z.union([z.string(), z.number(), z.boolean()]).transform((written) => {
    const trimmed = String(written).trim()
    return trimmed === '' ? undefined : trimmed
  }),
)
export const id = known(z.string().trim().min(1).max(LONGEST_ID))
export const whole = known(
  z
    .union([z.number(), z.string().regex(/^\d{1,12}$/)])
    .transform(Number)
    .pipe(z.int()),
)
export const degrees = known(z.number())
export const yesOrNo = known(
  z
    .union([z.boolean(), z.string().regex(/^(true|false)$/i)])
    .transform((written) => /^true$/i.test(String(written))),
)
export const time = known(z.union([z.string(), z.number()]).transform(parseTime).pipe(z.number()))

const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:\.(\d{1,12}))?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2}):(\d{2}):(\d{2}) ?(AM|PM)?$/i
const SECONDS_UNTIL = 100_000_000_000

/**
 * Milliseconds since 1970 of what the vendor and its exports write: ISO 8601 with up to twelve decimals, a blank for the T, or
 * no zone, which is UTC then; PowerShell's `5/18/2021 9:13:35 PM`; seconds or milliseconds.
 */
export function parseTime(written: string | number): number | undefined {
  if (typeof written === 'number') return inCalendar(written < SECONDS_UNTIL ? written * 1000 : written)
  const trimmed = written.trim()
  const iso = ISO.exec(trimmed)
  if (iso) {
    const [, day = '', clock = '', decimals = '', zone = 'Z'] = iso
    const milliseconds = decimals.padEnd(3, '0').slice(0, 3)
    return inCalendar(
      Date.parse(`${day}T${clock}.${milliseconds}${zone.toUpperCase() === 'UTC' ? 'Z' : zone}`),
    )
  }
  const american = AMERICAN.exec(trimmed)
  if (!american) return undefined
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = american.slice(1, 7).map(Number)
  const half = american[7]?.toUpperCase()
  const hours = half === undefined ? hour : (hour % 12) + (half === 'PM' ? 12 : 0)
  return inCalendar(Date.UTC(year, month - 1, day, hours, minute, second))
}

const inCalendar = (at: number) =>
  Number.isFinite(at) && Math.abs(at) <= 8.64e15 ? Math.trunc(at) : undefined

/** The items of a list that can be read, of a list or of the text of one; a single one is a list, too. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .unknown()
    .optional()
    .transform((value): z.output<T>[] => {
      const parsed = typeof value === 'string' ? withLowerNames(parseJson(value)) : value
      const items = Array.isArray(parsed) ? parsed : parsed === undefined || parsed === null ? [] : [parsed]
      return items.flatMap((each) => {
        const { data, success } = item.safeParse(each)
        return success && data !== undefined ? [data] : []
      })
    })

/** What JSON says; the text itself where it is none. */
export function parseJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return written
  }
}

/** A value as text: plain where it is plain, JSON where it is more. Quotes around a plain text are taken off. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') return JSON.stringify(value) ?? ''
  const trimmed = value.trim()
  if (!/^".*"$/s.test(trimmed)) return trimmed
  const parsed = parseJson(trimmed)
  return typeof parsed === 'string' ? parsed.trim() : trimmed
}

const named = z.object({ name: text, key: text, value: z.unknown().optional() })

/** Lists of names and values, as `[{Name, Value}]` and as `[{key, value}]`; or an object of them. */
export function propertiesIn(value: unknown): Property[] {
  const parsed = typeof value === 'string' ? withLowerNames(parseJson(value)) : value
  if (Array.isArray(parsed))
    return parsed.flatMap((item): Property[] => {
      const { data } = named.safeParse(item)
      const name = data?.name ?? data?.key
      return data && name !== undefined ? [{ name, value: asText(data.value) }] : []
    })
  if (typeof parsed !== 'object' || parsed === null) return []
  return Object.entries(parsed).map(([name, member]) => ({ name, value: asText(member) }))
}

const coordinates = known(z.object({ latitude: degrees, longitude: degrees }))
export const location = known(
  z.object({
    city: text,
    state: text,
    countryorregion: text,
    countrylettercode: text,
    geocoordinates: coordinates,
  }),
)

export function placeOf(read: z.output<typeof location>, country?: string): Place | undefined {
  const written = read?.countryorregion ?? read?.countrylettercode ?? country
  if (!read && written === undefined) return undefined
  return {
    country: written === undefined ? undefined : countryCode(written),
    state: read?.state,
    city: read?.city,
    latitude: read?.geocoordinates?.latitude,
    longitude: read?.geocoordinates?.longitude,
  }
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const LETTERS = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place))
const codes = new Map(
  LETTERS.flatMap((first) =>
    LETTERS.flatMap((second): [string, string][] => {
      const name = countryNames.of(first + second)
      return name === undefined ? [] : [[name.toLowerCase(), first + second]]
    }),
  ),
)

/** Some collectors write `United States` where the vendor has US; what is neither stays as it is, in capitals. */
export const countryCode = (written: string) =>
  codes.get(written.trim().toLowerCase()) ?? written.trim().toUpperCase()

export const lower = (written: string | undefined): string | undefined =>
  written?.trim().toLowerCase() || undefined
