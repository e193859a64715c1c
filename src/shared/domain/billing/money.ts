/** An amount in the smallest coins, as a language writes it. It is never made a fraction, for these are not exact. */
export function moneyWords(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0
  const coins = String(amount).padStart(digits + 1, '0')
  const decimal = digits === 0 ? coins : `${coins.slice(0, -digits)}.${coins.slice(-digits)}`
  return format.format(decimal as Intl.StringNumericLiteral)
}
