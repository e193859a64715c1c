import { firstValueFrom } from 'rxjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEmployee } from '#client/data/nouns/employees.ts'
import { watchTray } from '#client/data/queue/tray.ts'
import { refusedSentence } from '#client/features/tray/refused-sentence.ts'
import { createLog } from '#server/platform/log.ts'
import { createBus } from '#server/platform/sync/bus.ts'
import { readHead } from '#server/platform/sync/head.ts'
import { createSegmentStore } from '#server/platform/sync/segment-store.ts'
import { createSqlStore } from '#server/platform/sync/sql-store.ts'
import { entityTables } from '#server/schema.ts'
import { readScope, readUser } from '#server/users/user.store.ts'
import { employeesOf } from '#tests/support/device-reads.ts'
import { englishOf } from '#tests/support/english.ts'
import { type Fetch, openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

/** The site's own bus, with a rule that names what is missing. */
function licensedBus() {
  const { db } = site.database
  return createBus({
    store: createSqlStore({ db, tables: entityTables, segments: createSegmentStore() }),
    tables: entityTables,
    guards: {
      'employee.patch': async () => ({ code: 'missingLicense', values: { license: 'Secure Premium' } }),
    },
    effects: {},
    constraints: {},
    now: () => site.now.value,
    publish: () => {},
    log: createLog('silent'),
  })
}

test('what the server refuses with a name is told with that name in the tray, also when it is told late', async () => {
  const { db } = site.database
  const bus = licensedBus()
  const { organization, userData } = owner.login
  const scope = await readScope(db, await readUser(db, userData.id))
  let isLost = true
  const fetch: Fetch = async (url, init) => {
    if (!url.endsWith('/sync/push')) return site.fetch(url, init)
    const { commands } = JSON.parse(init.body as string) as { commands: unknown[] }
    const results = await bus.execute(scope, commands, { isQueued: true })
    const { epoch, version } = await readHead(db, organization.id)
    if (isLost) throw new TypeError('The answer got lost')
    return Response.json({ now: site.now.value, epoch, head: version, results })
  }
  const device = await openTestDevice(owner.login, owner.idToken, fetch)
  await device.settle().catch(() => {})
  const [employee] = await employeesOf(device, owner.login.customers[0]?.id ?? '')
  if (!employee) throw new Error('The demo company has employees')
  await changeEmployee(device, employee.row, { department: 'Vault' }, 'Contoso')
  await expect(device.push()).rejects.toBeInstanceOf(Error)
  isLost = false
  await device.push()

  const [refused] = await firstValueFrom(watchTray(device))
  if (!refused) throw new Error('What was refused waits for its person')
  const texts = { t: englishOf('tray'), errors: englishOf('errors') }
  expect(refused.state).toBe('rejected')
  expect(refusedSentence(texts, refused)).toBe('A license is missing: Secure Premium')
})
