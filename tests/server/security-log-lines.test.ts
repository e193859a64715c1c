import { pino } from 'pino'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EventDetails } from '#shared/domain/security-log/security-event.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { fullMember } from '#shared/domain/users/user.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createHead } from '#server/platform/sync/head.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { createSecurityLog } from '#server/security-log/security-log.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'

const [organization, user] = [uuidv7(), uuidv7()]
const NOW = Date.UTC(2026, 10, 20)
const refused: EventDetails = {
  event: 'signIn.refused',
  reason: 'wrongPassword',
  actorId: user,
  actorName: 'Swordfish-1!',
  network: '192.0.2.1',
}

let database: Database
let lines: Record<string, unknown>[]
const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(JSON.parse(line)) })
const logOn = ({ db }: Database) => createSecurityLog({ db, log, now: () => NOW })

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  await createHead(db, organization)
  await unitOfWork({ db, tables: entityTables }, organization, async (work) => {
    await work.load('user', [user])
    work.put('user', {
      ...fullMember(),
      id: user,
      organization,
      email: 'ana@castellan.example',
      first_name: 'Ana',
      last_name: 'Ruiz',
      role: 'Owner',
      permissions: permissionsOf('Owner', {}),
    })
  })
})
afterAll(() => database?.close())
beforeEach(async () => {
  lines = []
  await database.db.deleteFrom('security_event').execute()
})

const kept = () =>
  database.db
    .selectFrom('security_event')
    .select(['event', 'actor_name', 'count', 'organization_id'])
    .execute()

test('an event is kept and is a line of the log, in which nothing is that somebody typed', async () => {
  const { note, settled } = logOn(database)
  note(refused)
  await settled()
  const { event, reason, network } = refused
  expect(lines).toEqual([{ level: 30, event, reason, organization, user, network, msg: 'Security event' }])
  expect(await kept()).toEqual([
    { event, actor_name: 'Swordfish-1!', count: 1, organization_id: organization },
  ])
})

test('of somebody whom no organization knows there is a line, which names nobody, and nothing else', async () => {
  const { note, settled } = logOn(database)
  for (const actorId of [uuidv7(), 'swordfish', undefined]) note({ ...refused, actorId })
  await settled()
  const { event, reason, network } = refused
  const line = { level: 30, event, reason, network, msg: 'Security event' }
  expect(lines).toEqual([line, line, line])
  expect(await kept()).toEqual([])
})

test('equal events of a minute are one row, whichever name was typed, those that differ are not', async () => {
  const { note, settled } = logOn(database)
  note(refused)
  note({ ...refused, actorName: 'ANA@castellan.example' })
  note({ ...refused, count: 3 })
  note({ ...refused, network: '192.0.2.2' })
  note({ ...refused, reason: 'lockedOut' })
  note({ ...refused, event: 'user.changed', target: user, members: ['role'] })
  note({ ...refused, event: 'user.changed', target: user, members: ['disabled'] })
  await settled()
  const counts = (await kept()).map(({ count }) => count)
  expect(counts.toSorted((a, b) => b - a)).toEqual([5, 1, 1, 1, 1])
  expect(lines).toHaveLength(7)
})

test('of a transaction that comes to nothing nothing is kept, and a line comes only when it is asked for', async () => {
  const { keep } = logOn(database)
  const failed = database.db.transaction().execute(async (tx) => {
    await keep(tx, refused)
    throw new Error('changed its mind')
  })
  await expect(failed).rejects.toThrow('changed its mind')
  expect([await kept(), lines]).toEqual([[], []])
  const say = await database.db.transaction().execute((tx) => keep(tx, refused))
  say()
  expect([(await kept()).length, lines.length]).toEqual([1, 1])
})

test('where the database fails nobody else is failed: the event is a line, and that it is missing another', async () => {
  const other = await openTestDatabase()
  await other.script('drop table security_event')
  const { note, settled } = logOn(other)
  note(refused)
  await settled()
  await other.close()
  expect(lines).toMatchObject([
    { level: 50, event: 'securityLog.missed', msg: 'An event is missing in the security log' },
    { level: 30, event: 'signIn.refused', msg: 'Security event' },
  ])
})
