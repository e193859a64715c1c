import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createKeyring, KEY_LENGTH, type Keyring } from './keyring.ts'
import { loadKeys } from './load-keys.ts'

const [OLD, NEW] = ['old', 'new'].map((name) => Buffer.alloc(KEY_LENGTH, name).toString('base64'))
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'castellan-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})
const load = (settings: Partial<Parameters<typeof loadKeys>[0]> = {}): Keyring =>
  loadKeys({
    DATA_DIR: folder,
    SEALING_KEYS: undefined,
    SEALING_KEY_COMMAND: undefined,
    SEALING_KEY_FILE: undefined,
    ...settings,
  })

test('the first start makes a key for its owner alone, and every later one has the same', () => {
  const sealed = load().seal('place', 'secret')
  expect(load().open('place', sealed)).toBe('secret')
  const file = join(folder, 'sealing-keys')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['sealing-keys'])
  expect(Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')).toHaveLength(KEY_LENGTH)
})

test('a key file that others may use, or that holds no key, stops the start with a sentence', () => {
  const file = join(folder, 'given')
  writeFileSync(file, 'c2hvcnQ=\n', { mode: 0o600 })
  expect(() => load({ SEALING_KEY_FILE: file })).toThrow('keys of 32 bytes in base64')
  writeFileSync(file, '')
  expect(() => load({ SEALING_KEY_FILE: file })).toThrow('keys of 32 bytes in base64')
  chmodSync(file, 0o640)
  expect(() => load({ SEALING_KEY_FILE: file })).toThrow('chmod 600')
})

test('keys come from a variable or a command, too; what failed is told without them', () => {
  const sealed = load({ SEALING_KEYS: OLD }).seal('place', 'secret')
  expect(load({ SEALING_KEY_COMMAND: `printf '%s\\n' '${NEW}' '${OLD}'` }).open('place', sealed)).toBe(
    'secret',
  )
  expect(() => load({ SEALING_KEY_COMMAND: 'exit 3' })).toThrow('SEALING_KEY_COMMAND failed (3)')
  expect(() => load({ SEALING_KEYS: 'not-a-key' })).toThrow(/^SEALING_KEYS has to hold/)
  expect(readdirSync(folder)).toEqual([])
})

test('the newest key seals, and older ones open; without theirs nothing opens', () => {
  const old = load({ SEALING_KEYS: OLD }).seal('place', 'secret')
  const both = load({ SEALING_KEYS: `${NEW},${OLD}` })
  expect(both.open('place', old)).toBe('secret')
  const anew = both.seal('place', 'secret')
  expect(anew.startsWith(both.mark)).toBe(true)
  expect(load({ SEALING_KEYS: NEW }).open('place', anew)).toBe('secret')
  expect(() => load({ SEALING_KEYS: NEW }).open('place', old)).toThrow('not among the keys given')
})

test('what was sealed for one place opens at no other, nor altered, nor in the clear', () => {
  const keyring = createKeyring([Buffer.alloc(KEY_LENGTH, 'k')])
  const sealed = keyring.seal('one', 'secret')
  expect(() => keyring.open('other', sealed)).toThrow('unable to authenticate')
  expect(() => keyring.open('one', `${sealed.slice(0, -2)}AA`)).toThrow('unable to authenticate')
  expect(() => keyring.open('one', 'secret')).toThrow('not among the keys given')
})
