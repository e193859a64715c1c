import { firstValueFrom } from 'rxjs'
import { expect, test } from 'vitest'
import type { ExternalLinks } from '#shared/contract/external-links.ts'
import { createExternalLinks } from './external-links.ts'
import { guardedNotes, type Notes } from '#shared/lib/notes.ts'

const links: ExternalLinks = {
  alertsHowTo: null,
  deployUrl: 'https://harbour.test/deploy',
  integrationWithM365: 'https://harbour.test/m365',
  exchangeIntegration: null,
  scheduleCall: 'https://harbour.test/call',
}

function notesWith(text?: string): Notes {
  const stored = new Map(text === undefined ? [] : [['external-links', text]])
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
}

const shownBy = (notes: Notes) => firstValueFrom(createExternalLinks(notes).watch())

test('what a device heard last is there at the next start, also without a network', async () => {
  const notes = notesWith()
  expect((await shownBy(notes)).scheduleCall).toBeNull()
  createExternalLinks(notes).keep(links)
  expect(await shownBy(notes)).toEqual(links)
})

test.each([
  'half a te',
  '[]',
  JSON.stringify({ ...links, scheduleCall: 'javascript:alert(1)' }),
  JSON.stringify({ scheduleCall: links.scheduleCall }),
])('what cannot be read, or is no safe address, leads nowhere: %s', async (text) => {
  expect(Object.values(await shownBy(notesWith(text)))).toEqual([null, null, null, null, null])
})

test('a device that can keep nothing has them while its page is open', async () => {
  const blocked = guardedNotes(
    () => {
      throw new Error('no storage')
    },
    () => {},
  )
  const own = createExternalLinks(blocked)
  own.keep(links)
  expect(await firstValueFrom(own.watch())).toEqual(links)
})
