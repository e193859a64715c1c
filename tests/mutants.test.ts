import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutants } from '#tests/mutants.ts'
import { mutate } from '#tests/support/mutant.ts'

const REPOSITORY = join(import.meta.dirname, '..')

test.each(mutants)('the mutant $name finds its place', (mutant) => {
  const source = readFileSync(join(REPOSITORY, mutant.file), 'utf8')
  expect(mutate(source, mutant)).not.toBe(source)
})

test('every mutant has a name of its own', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
})
