import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutate } from '#tests/support/mutant.ts'
import { accessMutants } from './access-mutants.ts'
import { alertMutants } from './alert-mutants.ts'

const mutants = [...accessMutants, ...alertMutants]

const REPOSITORY = join(import.meta.dirname, '../..')

test.each(mutants)('the mutant $name finds its place', (mutant) => {
  const source = readFileSync(join(REPOSITORY, mutant.file), 'utf8')
  expect(mutate(source, mutant)).not.toBe(source)
})

test('every mutant has a name of its own', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
})
