import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { InboxDatabase } from './inbox-database.ts'

test('a first build that is used makes no inbox', async () => {
  await new InboxDatabase().noteUsed(1)
  expect(await Dexie.exists('inbox')).toBe(false)
})

test('tells once that a build is used which was installed to replace another one, and of a first one nothing', async () => {
  const inbox = new InboxDatabase()
  expect(await inbox.drain('updated')).toEqual([])
  await inbox.noteUsed(1)
  expect(await inbox.drain('updated')).toEqual([])
  await inbox.leave({ type: 'installed', at: 2 })
  await inbox.leave({ type: 'installed', at: 3 })
  expect(await inbox.drain('updated')).toEqual([])
  await inbox.noteUsed(4)
  await inbox.noteUsed(5)
  expect((await inbox.drain('updated')).map(({ at }) => at)).toEqual([4])
})

test('a note of the service worker is told once, in order, to whoever asks for its kind', async () => {
  const inbox = new InboxDatabase()
  await inbox.leave({ type: 'updated', at: 1 })
  await inbox.leave({
    type: 'intent',
    at: 2,
    commands: [{ name: 'employee.ignore', args: {} }],
    subject: 'x',
  })
  await inbox.leave({ type: 'updated', at: 3 })
  expect((await inbox.drain('updated')).map(({ at }) => at)).toEqual([1, 3])
  expect(await inbox.drain('updated')).toEqual([])
  expect((await inbox.drain('intent')).map(({ commands }) => commands?.[0]?.name)).toEqual([
    'employee.ignore',
  ])
})

test('the service worker reads the language that the app speaks', async () => {
  const inbox = new InboxDatabase()
  expect(await inbox.readLanguage()).toBeUndefined()
  await inbox.noteLanguage('ja')
  await inbox.noteLanguage('fr')
  expect(await new InboxDatabase().readLanguage()).toBe('fr')
})

test('of what was told the last fifty are remembered, each once', async () => {
  const inbox = new InboxDatabase()
  const notice = { id: '', title: '', body: '', path: '/', customerId: null, actions: [], version: 0 }
  for (let at = 1; at <= 52; at++)
    await inbox.leave({ type: 'pushed', at, notice: { ...notice, severity: 'low' } })
  const told = (await inbox.readPushed()).map(({ n, at }) => ({
    n,
    at,
    payload: new Uint8Array([at]),
    userKey: 'ann',
    customerId: null,
  }))
  // As two tabs do that hear of it at once.
  await Promise.all([inbox.remember(told), inbox.remember(told)])
  expect(await inbox.readPushed()).toEqual([])
  const kept = (await inbox.readTold('ann')).map(({ at }) => at)
  expect(kept).toHaveLength(50)
  expect([kept[0], kept.at(-1)]).toEqual([3, 52])
  expect(await inbox.readTold('bob')).toEqual([])
})
