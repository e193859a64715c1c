import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checks } from './checks.ts'

const FOLDER = join(import.meta.dirname, 'checks')
const files = readdirSync(FOLDER)
const idOf = (file: string) => file.replace(/\.ts$/, '')

test('every file of a check is in the list, under its own name', () => {
  const written = files.filter((file) => !file.endsWith('.test.ts')).map(idOf)
  expect(checks.map(({ id }) => id).toSorted()).toEqual(written.toSorted())
})

test('every check has a number of its own', () => {
  const codes = checks.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes)
    expect(code).toMatch(/^(ENT|AUT|CAP|PRV|APP|DEV|EXO|MDO|SPO|TMS|INT|PUR|SCR)-\d\d$/)
})

test('other catalogues are named as they name themselves', () => {
  for (const { cis = [], cisa = [] } of checks.map(({ anchors }) => anchors)) {
    for (const section of cis) expect(section).toMatch(/^\d(\.\d+){1,3}$/)
    for (const policy of cisa)
      expect(policy).toMatch(/^MS\.(AAD|EXO|SECURITYSUITE|SHAREPOINT|TEAMS)\.\d+\.\d+v\d+$/)
  }
})

test('every check is described by its verdicts', () => {
  const described = files
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .join('\n')
  const missing = checks.filter(({ id }) => !described.includes(`'./${id}.ts'`)).map(({ id }) => id)
  expect(missing).toEqual([])
})
