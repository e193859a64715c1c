import type { BenchSession } from './pages/bench-session.ts'
import { employeesOf } from './pages/snapshot-rows.ts'
import type { Edit } from './pages/contender.ts'
import { openSnapshot } from './server-session.ts'
import type { Truth } from './truth.ts'

/** Edits of the first people of the demo, each of another person. */
export const makeEdits = ({ employees, titles }: Truth, count: number, from: number, mark: string): Edit[] =>
  employees.slice(from, from + count).map(({ id, customer_id, display_name }, place) => ({
    id,
    customerId: customer_id,
    name: display_name,
    seen: titles.get(id) ?? '',
    title: `${mark} ${place}`,
  }))

/** How many of the titles that the server should have now it does not have. */
export async function countWrongTitles(
  url: string,
  { tokens }: BenchSession,
  { titles }: Truth,
): Promise<number> {
  let seen = 0
  let wrong = 0
  for await (const rows of employeesOf(await openSnapshot(url, tokens.idToken, 'plain'))) {
    seen += rows.length
    wrong += rows.filter(({ id, job_title }) => titles.get(id) !== job_title).length
  }
  return wrong + Math.abs(titles.size - seen)
}
