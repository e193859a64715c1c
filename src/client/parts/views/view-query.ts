/** The parts of an address that make a view; which row is open, for one, is none. */
const ARRANGEMENT = ['search', 'sort', 'direction', 'columns', 'area', 'show', 'state'] as const

type Arrangement = Partial<Record<(typeof ARRANGEMENT)[number], string | undefined>>

/** What of an address a view keeps, equal for equal lists. */
export function viewQuery(address: Arrangement): string {
  const query = new URLSearchParams()
  for (const part of ARRANGEMENT) {
    const value = address[part]
    if (value !== undefined && value !== '') query.set(part, value)
  }
  return query.toString()
}

/** The change of an address that shows a view; what the view does not name is as at the beginning. */
export function viewAddress(query: string): Arrangement {
  const kept = new URLSearchParams(query)
  return Object.fromEntries(ARRANGEMENT.map((part) => [part, kept.get(part) ?? undefined]))
}
