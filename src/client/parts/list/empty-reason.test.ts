import { expect, test } from 'vitest'
import type { Refusal } from '#client/data/refusal.ts'
import { emptyReason, isOffline } from './empty-reason.ts'
import type { ListSource } from './list-source.ts'

const unanswered: Refusal = { code: undefined, detail: undefined, requestId: undefined, values: undefined }
const refused: Refusal = { ...unanswered, code: 'noPermission' }

test.each<[string, ListSource<string>, ReturnType<typeof emptyReason>]>([
  ['rows that do not fit', { rows: ['one'] }, 'filtered'],
  ['no rows', { rows: [] }, 'none'],
  ['no rows of those that the server was asked for', { rows: [], isNarrowed: true }, 'filtered'],
  ['a device that never reached the server', { rows: [], isUnread: true }, 'unread'],
  ['no answer without a network', { rows: undefined, refusal: unanswered, isOnline: false }, 'offline'],
  ['no answer though there is a network', { rows: undefined, refusal: unanswered, isOnline: true }, 'failed'],
  [
    'a refusal that came before the network went',
    { rows: undefined, refusal: refused, isOnline: false },
    'failed',
  ],
  ['rows that could not be read again', { rows: ['one'], refusal: refused }, 'filtered'],
])('%s is told as that (STATE-05)', (_, source, reason) => {
  expect(emptyReason(source)).toBe(reason)
})

test('a list of the device is not asked of a network', () => {
  expect(isOffline({})).toBe(false)
})
