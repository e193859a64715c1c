import { beforeEach, expect, test } from 'vitest'
import { createVault, type Vault } from '#client/data/device/vault.ts'
import type { Notes } from '#shared/lib/notes.ts'
import { findKeptPage, forgetKeptPages, hasKeptPages, type KeptPage, writeKeptPage } from './kept-page.ts'

const HOUR = 3_600_000
const newVault = async () =>
  createVault(
    await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  )
const page = (fields: Partial<KeptPage> = {}): KeptPage => ({
  address: '/companies?status=connected',
  until: HOUR,
  language: 'ja',
  width: 1440,
  height: 900,
  // Longer than what becomes characters at once.
  html: '<p>青鷺運輸</p>'.repeat(9000),
  css: 'p { color: red }',
  ...fields,
})
const start = { address: '/companies?status=connected', language: 'ja', width: 1440, height: 900, now: 0 }

let kept: Map<string, string>
let notes: Notes
let vault: Vault
beforeEach(async () => {
  kept = new Map()
  notes = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }
  vault = await newVault()
})

test('a page comes back as it was kept, and nothing of it can be read in the notes', async () => {
  await writeKeptPage(notes, vault, 'last', page())
  expect(await findKeptPage(notes, vault, start)).toEqual(page())
  expect([...kept.values()].map(atob).join()).not.toMatch(/companies|color/)
})

test.each([
  ['at another address', { address: '/companies' }],
  ['in another language', { language: 'de' }],
  ['in a window of another width', { width: 390 }],
  ['in a window that is much lower', { height: 500 }],
  ['when the device may no longer be used without the server', { now: HOUR }],
])('it is not shown %s', async (_, other) => {
  await writeKeptPage(notes, vault, 'last', page())
  expect(await findKeptPage(notes, vault, { ...start, ...other })).toBeUndefined()
})

test('the landing is shown at its own address and at the one that leads to it, and nothing else is', async () => {
  await writeKeptPage(notes, vault, 'landing', page({ address: '/secure/security-posture' }))
  await writeKeptPage(notes, vault, 'last', page())
  const at = async (address: string) => (await findKeptPage(notes, vault, { ...start, address }))?.address
  expect(await at('/')).toBe('/secure/security-posture')
  expect(await at('/secure/security-posture')).toBe('/secure/security-posture')
  forgetKeptPages(notes)
  await writeKeptPage(notes, vault, 'last', page())
  expect(await at('/')).toBeUndefined()
})

test('whoever has another key opens nothing, nor does a page that was changed or moved', async () => {
  await writeKeptPage(notes, vault, 'last', page())
  expect(await findKeptPage(notes, await newVault(), start)).toBeUndefined()
  const name = 'kept-page-last'
  const note = kept.get(name) ?? ''
  kept.set('kept-page-landing', note)
  expect(await findKeptPage(notes, vault, { ...start, address: '/' })).toBeUndefined()
  kept.set(name, note.slice(0, 40) + (note[40] === 'A' ? 'B' : 'A') + note.slice(41))
  expect(await findKeptPage(notes, vault, start)).toBeUndefined()
  kept.set(name, note.slice(0, note.length >> 1))
  expect(await findKeptPage(notes, vault, start)).toBeUndefined()
  kept.set(name, '{"html":"<p>"}')
  expect(await findKeptPage(notes, vault, start)).toBeUndefined()
})

test('a page that is over while it is sealed is not kept', async () => {
  let isOver = false
  const writing = writeKeptPage(notes, vault, 'last', page(), () => isOver)
  isOver = true
  await writing
  expect(kept.size).toBe(0)
})

test('what is forgotten leaves no note', async () => {
  await writeKeptPage(notes, vault, 'last', page())
  await writeKeptPage(notes, vault, 'landing', page())
  expect(hasKeptPages(notes)).toBe(true)
  forgetKeptPages(notes)
  expect(kept.size).toBe(0)
  expect(hasKeptPages(notes)).toBe(false)
})
