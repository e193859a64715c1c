import { expect, test } from 'vitest'
import { InboxDatabase } from './inbox-database.ts'

test('a note of the service worker is told once, in order, to whoever asks for its kind', async () => {
  const inbox = new InboxDatabase()
  await inbox.leave({ type: 'updated', at: 1 })
  await inbox.leave({ type: 'intent', at: 2, command: { name: 'employee.ignore', args: {} }, subject: 'x' })
  await inbox.leave({ type: 'updated', at: 3 })
  expect((await inbox.drain('updated')).map(({ at }) => at)).toEqual([1, 3])
  expect(await inbox.drain('updated')).toEqual([])
  expect((await inbox.drain('intent')).map(({ command }) => command.name)).toEqual(['employee.ignore'])
})
