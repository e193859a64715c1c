import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Rest } from '#tests/support/rest.ts'
import type { DeviceBrowser } from './device-browser.ts'
import type { Found } from './page/found.ts'
import type { Phase } from './phases.ts'
import type { Seen } from './victim.ts'

/** Companies whose rows are compared after each kill. */
const SAMPLED = 4

/** Everybody at the server, by id. */
export async function everybody(rest: Rest): Promise<Map<string, Employee>> {
  const lists = await Promise.all((await rest.companies()).map(({ id }) => rest.employees(id)))
  return new Map(lists.flat().map((row) => [row.id, row]))
}

/** What must not be on a profile that was killed, before anything works on it again. `last` is what it told. */
export function wrongAtStart(phase: Phase, found: Found, last: Seen): string[] {
  const { wasWiping, before, after, cursor } = found
  const wrong: string[] = []
  if (wasWiping && phase !== 'wipe') wrong.push('a wipe had begun that nobody asked for')
  if (!after.isSignedIn && phase !== 'wipe') wrong.push('nobody is signed in any more')
  if (!after.isSignedIn && after.databases.length > 0)
    wrong.push(
      `a wipe ${wasWiping ? 'that was noted' : 'that was not noted'} left ${after.databases.join(', ')}`,
    )
  if (after.isSignedIn && phase !== 'load' && before.databases.length < 2)
    wrong.push(`somebody is signed in, and there is only ${before.databases.join(', ') || 'nothing'}`)
  if (cursor && cursor.epoch === last.epoch && cursor.version < last.version)
    wrong.push(`the cursor fell from ${last.version} to ${cursor.version}`)
  return wrong
}

/** What must not be on a device at rest: anything in its queue, or rows that are not the server's. */
export async function wrongAtRest(
  { page }: DeviceBrowser,
  rest: Rest,
  random: () => number,
): Promise<string[]> {
  const left = await page.evaluate(() => window.device.commands())
  const wrong = left.map(({ key, state }) => `left in the queue: ${key} as ${state}`)
  const companies = await rest.companies()
  for (let sample = 0; sample < SAMPLED; sample++) {
    const { id = '', name = '' } = companies[Math.floor(random() * companies.length)] ?? {}
    const [here, there] = await Promise.all([
      page.evaluate((customerId) => window.device.view(customerId), id),
      rest.employees(id),
    ])
    if (textOf(here) !== textOf(there)) wrong.push(`the device and the server differ in ${name}`)
  }
  return wrong
}

const textOf = (rows: readonly Employee[]) => canonicalJson(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
