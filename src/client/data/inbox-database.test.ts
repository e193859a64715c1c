import { expect, test } from 'vitest'
import { InboxDatabase } from './inbox-database.ts'

test('a note of the service worker is told once, in order', async () => {
  const inbox = new InboxDatabase()
  await inbox.notes.add({ type: 'updated', at: 1 })
  await inbox.notes.add({ type: 'updated', at: 2 })
  expect((await inbox.drain()).map(({ at }) => at)).toEqual([1, 2])
  expect(await inbox.drain()).toEqual([])
})
