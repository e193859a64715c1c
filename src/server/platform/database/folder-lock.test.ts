import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'castellan-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => join(folder, 'in-use.lock')

test('a folder is taken once and can be taken again when it was given back', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`is in use by another process (${process.pid})`)
  release()
  lockFolder(folder)()
})

test('a lock that a killed process left is taken over', () => {
  writeFileSync(file(), JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }))
  lockFolder(folder)
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid })
})

test('a lock of an earlier process with the same number is taken over', () => {
  writeFileSync(file(), JSON.stringify({ pid: process.pid, started: 'long ago' }))
  expect(() => lockFolder(folder)()).not.toThrow()
})

test('a lock that was only half written is taken over', () => {
  writeFileSync(file(), '{"pid":')
  expect(() => lockFolder(folder)()).not.toThrow()
})

test('a folder that cannot be made is told in a sentence', () => {
  writeFileSync(join(folder, 'a-file'), '')
  expect(() => lockFolder(join(folder, 'a-file', 'below'))).toThrow('cannot be written to (ENOTDIR)')
})
