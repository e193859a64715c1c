/** What a vendor tells a page at a time, as one list; throws what a page throws. */
export async function allPages<T>(pages: AsyncIterable<T[]>): Promise<T[]> {
  const items: T[] = []
  for await (const page of pages) items.push(...page)
  return items
}
