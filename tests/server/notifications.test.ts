// @module-tag database
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { partitionOf } from '#shared/contract/partitions.ts'
import {
  notificationLimits,
  type NotificationMarks,
  notificationMarksSchema,
  notificationSchema,
} from '#shared/domain/notifications/notification.ts'
import { DAY } from '#shared/lib/time.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import { createNotifier, type DeviceNotification } from '#server/notifications/notifier.ts'
import { loadPushKeys } from '#server/notifications/push-keys.ts'
import { sweepNotifications } from '#server/notifications/sweep-notifications.ts'
import { createLog } from '#server/platform/log.ts'
import { entityTables } from '#server/schema.ts'
import { testKeyring } from '#tests/support/sealing-keys.ts'
import {
  commandOf,
  openTestSite,
  type Person,
  pulledBy,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
let agent: Person
let [seen, hidden] = ['', '']

beforeAll(async () => {
  site = await openTestSite()
  ;[owner, agent] = [await site.signIn('owner'), await site.signIn('agent')]
  const own = agent.login.customers.map(({ id }) => id)
  seen = own[0] ?? ''
  hidden = owner.login.customers.map(({ id }) => id).find((id) => !own.includes(id)) ?? ''
})
afterAll(() => site?.close())

const idOf = ({ login }: Person) => login.userData.id

const parts = () => ({
  db: site.database.db,
  tables: entityTables,
  pokes: { publish() {} },
  now: () => site.now.value,
  log: createLog('silent'),
})

async function notify(customerId: string, said: Partial<DeviceNotification> = {}): Promise<string> {
  const keys = await loadPushKeys(site.database.db, testKeyring, () => site.now.value)
  const contact = 'mailto:operator@castellan.example'
  const notifier = createNotifier({ ...parts(), keys, contact, fetch }, { send: async () => undefined })
  const id = said.id ?? uuidv7()
  await notifier.notify(owner.login.organization.id, {
    id,
    severity: 'high',
    kind: 'alertsRaised',
    count: 2,
    customerId,
    customerName: 'Not kept',
    path: `/secure/alerts/${customerId}`,
    version: 1,
    pid: partitionOf(customerId, 'alerts'),
    actions: [],
    ...said,
  })
  return id
}

/** What rows of a kind a device of this person ends up with, by id. */
async function rowsOf(person: Person, wanted: Kind): Promise<Map<string, unknown>> {
  const rows = new Map<string, unknown>()
  for (let [cursor, more] = [0, true]; more;) {
    const page = await pulledBy(person, { cursor })
    for (const [kind, id, , , row] of page.rows)
      if (kind === wanted && row) rows.set(id, row)
      else if (kind === wanted) rows.delete(id)
    ;[cursor, more] = [page.to, page.more]
  }
  return rows
}

const toldTo = async (person: Person) => [...(await rowsOf(person, 'notification')).keys()].toSorted()
const marksOf = async (person: Person): Promise<NotificationMarks[]> =>
  [...(await rowsOf(person, 'notificationMarks')).values()].map((row) => notificationMarksSchema.parse(row))
const outcomeOf = async (person: Person, name: Parameters<typeof commandOf>[1], args: unknown) =>
  (await pushAs(person, [commandOf(site, name, args)]))[0]

describe('what people are notified of', () => {
  test('is kept for whoever may read it, with or without a device that is told (ORG-35)', async () => {
    const [one, other] = [await notify(seen), await notify(hidden)]
    expect(await toldTo(owner)).toEqual([one, other].toSorted())
    expect(await toldTo(agent)).toEqual([one])
    const kept = notificationSchema.parse((await rowsOf(owner, 'notification')).get(one))
    expect(kept).toMatchObject({ customer_id: seen, severity: 'high', count: 2, people: null })
    // The name is that of the company at the time of reading.
    expect(JSON.stringify(kept)).not.toContain('Not kept')
  })

  test('is kept once, though a process that ended told it again', async () => {
    const before = (await toldTo(owner)).length
    const id = await notify(seen)
    await notify(seen, { id, count: 9 })
    expect(await toldTo(owner)).toHaveLength(before + 1)
    expect((await rowsOf(owner, 'notification')).get(id)).toMatchObject({ count: 2 })
  })
})

describe('what somebody has read', () => {
  test('is theirs alone: nobody else is told, and nobody else can say it', async () => {
    const id = await notify(seen)
    const args = { userId: idOf(agent), ids: [id] }
    expect(await outcomeOf(agent, 'notification.read', args)).toMatchObject({ outcome: 'applied' })
    expect(await marksOf(agent)).toEqual([{ id: idOf(agent), read_until: null, read_ids: [id] }])
    expect(await marksOf(owner)).toEqual([])
    // Neither an owner nor whoever names another's partition.
    for (const [person, whose] of [
      [owner, agent],
      [agent, owner],
    ] as const)
      expect(
        await outcomeOf(person, 'notification.readAll', {
          userId: idOf(whose),
          until: '2026-11-29T08:00:00.000Z',
        }),
      ).toMatchObject({ outcome: 'forbidden', code: 'noPermission' })
  })

  test('only grows, in whatever order the devices of a person say it', async () => {
    const until = (minute: number) => new Date(Date.UTC(2026, 10, 29, 8, minute)).toISOString()
    for (const minute of [5, 3])
      await outcomeOf(owner, 'notification.readAll', { userId: idOf(owner), until: until(minute) })
    const id = await notify(seen)
    await outcomeOf(owner, 'notification.read', { userId: idOf(owner), ids: [id] })
    expect(await marksOf(owner)).toEqual([{ id: idOf(owner), read_until: until(5), read_ids: [id] }])
  })
})

test('the sweep forgets what is a month old, and of a company all but the latest', async () => {
  const old = await notify(hidden)
  site.now.value += notificationLimits.days * DAY + 1
  const latest: string[] = []
  for (let each = 0; each <= notificationLimits.perCompany; each++) {
    site.now.value += 1000
    latest.push(await notify(seen))
  }
  await sweepNotifications(parts())
  const kept = await toldTo(owner)
  expect(kept).not.toContain(old)
  expect(kept).toEqual(latest.slice(1).toSorted())
  // A device that had them is told that they are gone.
  await sweepNotifications(parts())
  expect(await toldTo(owner)).toEqual(kept)
})
