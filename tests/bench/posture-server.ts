import { sql } from 'kysely'
import { entityTables } from '#server/schema.ts'
import { readPosture } from '#server/posture/read-posture.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { openTestSite } from '#tests/support/test-site.ts'
import { heldMemory } from './held-memory.ts'
import { row, type Section } from './section.ts'
import { check } from './setting.ts'
import { median } from './statistics.ts'

const COMPANIES = 500
const STEPS = [125, 250, 500]

async function run() {
  const site = await openTestSite({ customers: COMPANIES, employees: COMPANIES, isNew: true })
  try {
    const { db } = site.database
    const { rows: asked } = await sql<{ organizationId: string; integrationId: string }>`
      select organization_id as "organizationId", id as "integrationId" from integration order by id limit ${COMPANIES}`.execute(
      db,
    )
    check(asked.length === COMPANIES, `${asked.length} companies are connected`)
    // One tenant answers for all companies, so that what the pretend cloud keeps does not grow with them.
    const { directory, settings, auditLog } = openPretendTenant()
    let time = site.now.value
    const parts = {
      db,
      tables: entityTables,
      pokes: { publish: () => {} } as never,
      vendors: {
        Office365: { directory: () => directory, settings: () => settings, auditLog: () => auditLog },
      },
      now: () => (time += 1000),
    }
    const spent: number[] = []
    const read = async (from: number, to: number) => {
      for (const each of asked.slice(from, to)) {
        const began = performance.now()
        await readPosture(parts, each)
        spent.push(performance.now() - began)
      }
    }
    const held: number[] = []
    const rows = []
    let done = 0
    for (const step of STEPS) {
      await read(done, step)
      done = step
      held.push(await heldMemory())
      rows.push(
        row(`memory held after ${step} companies were read and kept`, held.at(-1) ?? Number.NaN, 'MB'),
      )
    }
    await read(0, COMPANIES)
    held.push(await heldMemory())
    rows.push(row(`the same after all ${COMPANIES} were read again`, held.at(-1) ?? Number.NaN, 'MB'))
    rows.push(row('the most of these over the least', Math.max(...held) - Math.min(...held), 'MB', 5))
    rows.push(row('read, judge and keep one company', median(spent)))
    return { columns: ['measured'], rows }
  } finally {
    await site.close()
  }
}

export const postureServer: Section = {
  title: 'Posture: a server that keeps what it reads',
  about:
    'One server with 500 connected companies and its embedded database, which runs in a thread of its own. Each company is read, judged, kept and told to devices; the memory is that of the thread that does it, after a collection.',
  run,
}
