const DAY = 86_400_000
/** Spreadsheets count from here; before March 1900 they are a day ahead, for they know a 29th of February 1900. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
/** Numbers of formats that are dates or times without being written out: ECMA-376, part 1, 18.8.30. */
const DATE_FORMATS: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]
/** The last day that a spreadsheet knows, the 31st of December 9999. */
const LAST_SERIAL = 2_958_466

/** Whether a number in this format is a date or a time of day. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_FORMATS.some(([from, to]) => id >= from && id <= to)
  // What is quoted, escaped or in brackets, such as a colour, is no letter of the format; [h] and [mm] are.
  const letters = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!(h+|m+|s+)\])[^\]]*\]/gi, '')
    .replace(/general/gi, '')
  return /[dmyhs]/i.test(letters)
}

/** A date as its serial number says it; undefined where that is none. */
export function dateText(serial: number, is1904: boolean): string | undefined {
  if (!Number.isFinite(serial) || serial < 0 || serial >= LAST_SERIAL) return undefined
  const days = is1904 || serial >= 60 ? serial : serial + 1
  const at = (is1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(days * DAY)
  const iso = new Date(at).toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19)
}

/** A number without an exponent, so that a telephone number reads as it was typed. */
export function numberText(stored: string): string {
  const number = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(number)) return stored
  return Number.isInteger(number) && Math.abs(number) < 1e21 ? BigInt(number).toString() : String(number)
}

/** The column of a reference such as `AB12`, from 0; undefined where it is none. */
export function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (letters === undefined) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** The letters of a column that is counted from 0, as `AB` for 27. */
export function columnLetters(column: number): string {
  const rest = column % 26
  const letter = String.fromCharCode(65 + rest)
  return column < 26 ? letter : columnLetters((column - rest) / 26 - 1) + letter
}
