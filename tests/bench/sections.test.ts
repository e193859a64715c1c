import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// Vitest gives modules more than Node has, and a bench runs in Node.
test('Node loads every section of the bench', async () => {
  const program =
    "import('./tests/bench/sections.ts').then(({ SECTIONS }) => console.log(Object.keys(SECTIONS).length))"
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', program])
  expect(Number(stdout)).toBeGreaterThan(5)
})
