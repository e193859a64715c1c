/** Currencies whose smallest unit is not a hundredth (ISO 4217). Engines disagree about some of these, so they are not asked. */
const DIGITS: Record<number, readonly string[]> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
  3: 'BHD IQD JOD KWD LYD OMR TND'.split(' '),
}

/** How many digits of a currency come after the point. */
export const minorDigits = (currency: string): number =>
  Number(Object.keys(DIGITS).find((digits) => DIGITS[Number(digits)]?.includes(currency)) ?? 2)

/**
 * An amount in a currency's smallest unit, half of one away from zero; undefined for what is no amount, or too large to be exact.
 * It is read digit by digit: the shortest text of a number that JSON brought is what was written, as long as that has 15 digits.
 */
export function minorUnits(amount: number | string, currency: string): number | undefined {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,15}))?$/.exec(String(amount)) ?? []
  if (whole === '') return undefined
  const digits = minorDigits(currency)
  const kept = BigInt(whole + part.padEnd(digits, '0').slice(0, digits))
  const units = Number(kept + (Number(part[digits] ?? 0) >= 5 ? 1n : 0n))
  if (!Number.isSafeInteger(units)) return undefined
  return sign === '-' && units !== 0 ? -units : units
}

/** Such an amount as a decimal text, which loses nothing. */
export function decimalOf(units: number, currency: string): string {
  const digits = minorDigits(currency)
  const text = String(Math.abs(units)).padStart(digits + 1, '0')
  const point = text.length - digits
  return `${units < 0 ? '-' : ''}${text.slice(0, point)}${digits > 0 ? `.${text.slice(point)}` : ''}`
}
