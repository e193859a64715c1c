/** What of an address a view keeps, equal for equal lists; which row is open, for one, is no part of it. */
export function viewQuery(address: object, parts: readonly string[]): string {
  const values = new Map<string, unknown>(Object.entries(address))
  const query = new URLSearchParams()
  for (const part of parts) {
    const value = values.get(part)
    if (typeof value === 'boolean' || (typeof value === 'string' && value !== ''))
      query.set(part, String(value))
  }
  return query.toString()
}

/** The change of an address that shows a view, still to be judged; what the view does not name is as at the beginning. */
export function viewAddress(
  query: string,
  parts: readonly string[],
): Record<string, string | boolean | undefined> {
  const kept = new URLSearchParams(query)
  return Object.fromEntries(parts.map((part) => [part, valueOf(kept.get(part))]))
}

// The address bar reads a flag as what it is, too.
const valueOf = (text: string | null) =>
  text === 'true' ? true : text === 'false' ? false : (text ?? undefined)
