import { firstValueFrom } from 'rxjs'
import { expect, test } from 'vitest'
import type { ExternalLinks } from '#shared/contract/external-links.ts'
import { createExternalLinks } from './external-links.ts'
import type { Notes } from './open-stores.ts'

const links: ExternalLinks = {
  alertsHowTo: null,
  deployUrl: 'https://harbour.test/deploy',
  integrationWithM365: 'https://harbour.test/m365',
  exchangeIntegration: null,
  scheduleCall: 'https://harbour.test/call',
}

function notesWith(text?: string): Notes {
  const stored = new Map(text === undefined ? [] : [['external-links', text]])
  return { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) }
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
  const full: Notes = {
    getItem: () => {
      throw new Error('no storage')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  const own = createExternalLinks(full)
  own.keep(links)
  expect(await firstValueFrom(own.watch())).toEqual(links)
})
