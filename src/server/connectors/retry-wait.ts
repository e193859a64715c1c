/**
 * What a Retry-After header asks for, in milliseconds: it holds seconds or a date.
 * https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim()
  if (!text) return undefined
  if (/^\d+(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000)
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

/** Exponential from `first` on, of which half is left to chance, so that many callers do not come back at once. `random` is in [0, 1). */
export function backoff(first: number, attempt: number, random: () => number): number {
  const whole = first * 2 ** (attempt - 1)
  return Math.round(whole / 2 + (random() * whole) / 2)
}
