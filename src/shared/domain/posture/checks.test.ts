import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checks, checksOf, cloudOfCheck } from './checks.ts'
import { isTenantSource } from './sources.ts'

const FOLDER = join(import.meta.dirname, 'checks')
// A folder for each cloud beside the first one.
const files = readdirSync(FOLDER, { withFileTypes: true, recursive: true }).flatMap((entry) =>
  entry.isFile() ? [{ name: entry.name, path: join(entry.parentPath, entry.name) }] : [],
)
const idOf = (file: string) => file.replace(/\.ts$/, '')

test('every file of a check is in the list, under its own name', () => {
  const written = files.flatMap(({ name }) => (name.endsWith('.test.ts') ? [] : idOf(name)))
  expect(checks.map(({ id }) => id).toSorted()).toEqual(written.toSorted())
})

test('every check has a number of its own', () => {
  const codes = checks.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes)
    expect(code).toMatch(/^(ENT|AUT|CAP|PRV|APP|DEV|EXO|MDO|SPO|TMS|INT|PUR|SCR|GWS)-\d\d$/)
})

test('other catalogues are named as they name themselves', () => {
  for (const { cis = [], cisa = [] } of checks.map(({ anchors }) => anchors)) {
    for (const section of cis) expect(section).toMatch(/^\d(\.\d+){1,3}$/)
    for (const policy of cisa)
      expect(policy).toMatch(
        /^(MS\.(AAD|EXO|SECURITYSUITE|SHAREPOINT|TEAMS)|GWS\.(COMMONCONTROLS|GMAIL|DRIVEDOCS|CALENDAR|CHAT))\.\d+\.\d+v\d+$/,
      )
  }
})

test('every check is described by its verdicts', () => {
  const described = files
    .filter(({ name }) => name.endsWith('.test.ts'))
    .map(({ path }) => readFileSync(path, 'utf8'))
    .join('\n')
  const missing = checks.filter(({ id }) => !described.includes(`'./${id}.ts'`)).map(({ id }) => id)
  expect(missing).toEqual([])
})

test('a check judges one cloud: the one whose settings it reads, by its own number and name', () => {
  const google = checksOf('google')
  expect(google.length).toBeGreaterThanOrEqual(20)
  for (const { id, code, reads, requires } of checks) {
    const isGoogle = cloudOfCheck(id) === 'google'
    expect([id, code.startsWith('GWS-'), id.startsWith('google-')]).toEqual([id, isGoogle, isGoogle])
    expect(reads.every((source) => isTenantSource(source) !== isGoogle)).toBe(true)
    // What a company has bought of Microsoft says nothing of its Google Workspace.
    expect([id, isGoogle ? requires : 'free']).toEqual([id, 'free'])
  }
})
