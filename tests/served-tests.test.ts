import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A process of its own. */
const APART = 'tests/support/browser/journey-server.ts'

test('whoever listens in a process of tests leaves its Request and Response to the tests that come after', () => {
  const replacing = globSync(['src/**/*.test.ts', 'tests/**/*.ts', 'workers/**/*.test.ts']).filter((file) => {
    const source = readFileSync(file, 'utf8')
    const listens = /\b(?:serve|getRequestListener)\b[^;]*?from '@hono\/node-server'/.test(source)
    return listens && file !== APART && !source.includes('overrideGlobalObjects: false')
  })
  expect(replacing).toEqual([])
})
