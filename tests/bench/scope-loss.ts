import { join } from 'node:path'
import { sql } from 'kysely'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import type { Db } from '#server/platform/database/database.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { readUser } from '#server/users/user.store.ts'
import { loadProduct } from './product-page.ts'
import { row, type Section } from './section.ts'
import { check } from './setting.ts'
import { readTruth } from './truth.ts'

/** Of so many companies one is taken away: large and small ones. */
const EVERY = 10
const AIM = 300

/** W7: a part of the companies is taken from a user. */
export const scopeLoss: Section = {
  title: 'Loss of scope: a tenth of the companies is taken away',
  about:
    'From the last byte of the answer that says so to the first look that finds none of their rows. Afterwards everything in the data database is opened and searched for their ids; before, the same search finds them.',
  async run({ size, folder, product, pages }) {
    const server = await product()
    const front = await pages(server)
    const all = [...new Set(readTruth(size).employees.map(({ customer_id }) => customer_id))]
    const lost = all.filter((_, place) => place % EVERY === 0)
    const browser = await launchBrowser({ profile: join(folder, 'profile') })
    try {
      const { page } = await loadProduct(browser, server, front)
      const readable = () =>
        page.evaluate(async (ids) => (await window.bench.scope()).countReadable(ids), lost)
      // The index for searches lies on the disk, too.
      await page.evaluate(() => window.bench.search('novak'))
      const before = await readable()
      check(before > lost.length, `the search for ${lost.length} companies found ${before} records`)

      front.setOnline(false)
      await server.withDatabase((db) => takeAway(db, lost))
      let toldAt = 0
      front.judge('/api/sync/pull', (answer) => {
        if (answer.includes('"scope":{')) toldAt ||= performance.timeOrigin + performance.now()
        return true
      })
      const watching = page.evaluate(async (id) => (await window.bench.scope()).watchLoss(id), lost[0] ?? '')
      front.setOnline(true)
      await page.evaluate(async () => (await window.bench.scope()).syncNow())
      const { goneAt, longestTask } = await watching
      const after = await readable()
      check(after === 0, `${after} records name a company that was taken away`)
      check(
        await page.evaluate(async (ids) => (await window.bench.scope()).isForgotten(ids), lost),
        'the device still holds the companies for its own',
      )
      const left = await page.evaluate(() => window.bench.count())
      const truth = readTruth(size).employees.filter(({ customer_id }) => !lost.includes(customer_id))
      check(left === truth.length, `${left} rows are left instead of ${truth.length}`)
      return {
        columns: ['measured'],
        rows: [
          row('companies that were taken away', lost.length, ''),
          row('answer to nothing readable', goneAt - toldAt, 'ms', AIM),
          row('longest task of the page meanwhile', longestTask),
          row('records that name them, before', before, ''),
          row('records that name them, after', after, '', 0),
        ],
      }
    } finally {
      await browser.close()
    }
  },
}

/** The demo's owner sees every company; now only those that are not lost. */
async function takeAway(db: Db, lost: readonly string[]) {
  const { id, organization_id: organizationId } = await db
    .selectFrom('app_user')
    .select(['id', 'organization_id'])
    .where('email', '=', 'owner@demo.castellan.example')
    .executeTakeFirstOrThrow()
  const owner = await readUser(db, id)
  await unitOfWork({ db, tables: entityTables }, organizationId, async (work) => {
    await work.load('user', [id])
    work.put('user', { ...owner, all_customers: false })
  })
  await sql`
    insert into user_customer (organization_id, user_id, customer_id)
    select organization_id, ${id}::uuid, id from customer
    where organization_id = ${organizationId}::uuid
      and id not in (${sql.join(lost.map((each) => sql`${each}::uuid`))})`.execute(db)
}
