import { expect, test } from 'vitest'
import type { UploadView } from '#client/data/uploads/upload-record.ts'
import { claimNotices, noticesOf } from './upload-notices.ts'
import { summaryOf } from './uploads-summary.ts'

const one = (id: string, state: UploadView['state'], isVendorSupported: boolean | null = true) => ({
  id,
  state,
  isVendorSupported,
})

test('each end of an upload is told, and what goes on is not', () => {
  const found = noticesOf([
    one('a', 'uploaded'),
    one('b', 'failed'),
    one('c', 'canceled', null),
    one('d', 'sending', false),
    one('e', 'uploaded', false),
    one('f', 'paused'),
  ])
  expect([...found]).toEqual([
    ['a uploadComplete', 'uploadComplete'],
    ['b uploadFailed', 'uploadFailed'],
    ['c uploadCanceled', 'uploadCanceled'],
    ['d vendorNotSupported', 'vendorNotSupported'],
    ['e vendorNotSupported', 'vendorNotSupported'],
    ['e uploadComplete', 'uploadComplete'],
  ])
})

/** A browser with several tabs: locks are given one after the other. */
function openBrowser() {
  const storage = new Map<string, string>()
  const notes = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => void storage.set(name, text),
    removeItem: (name: string) => void storage.delete(name),
  }
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, act: () => unknown) => (last = last.then(act))
  return { storage, ports: { notes, locks: { request } as Pick<LockManager, 'request'> } }
}

test('two tabs tell each end once, also after a reload', async () => {
  const { ports } = openBrowser()
  const told = await Promise.all([
    claimNotices(ports, 'told', ['a uploadComplete', 'b uploadFailed']),
    claimNotices(ports, 'told', ['a uploadComplete', 'c uploadCanceled']),
  ])
  expect(told).toEqual([['a uploadComplete', 'b uploadFailed'], ['c uploadCanceled']])
  expect(await claimNotices(ports, 'told', ['b uploadFailed', 'c uploadCanceled'])).toEqual([])
})

test.each(['', 'no json', '{"a":1}', '7'])('a note that says “%s” counts as none', async (note) => {
  const { storage, ports } = openBrowser()
  storage.set('told', note)
  expect(await claimNotices(ports, 'told', ['a uploadComplete'])).toEqual(['a uploadComplete'])
})

const view = (state: UploadView['state'], sent: number) => ({ state, sent, size: 100 }) as UploadView

test('the sign in the bar counts what goes on, and how much of that has arrived', () => {
  expect(
    summaryOf([view('sending', 50), view('waiting', 0), view('uploaded', 100), view('failed', 7)]),
  ).toEqual({
    going: 2,
    failed: 1,
    part: 0.25,
    isHeld: false,
  })
  expect(summaryOf([view('paused', 50), view('waiting', 0)]).isHeld).toBe(true)
  expect(summaryOf([view('canceled', 50)])).toEqual({ going: 0, failed: 0, part: 0, isHeld: false })
})
