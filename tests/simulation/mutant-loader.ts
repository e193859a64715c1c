import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Mutant, mutate } from '#tests/support/mutant.ts'

const REPOSITORY = join(import.meta.dirname, '../..')

/** Puts a mutant into its file when that is imported, in this process only. To be called before anything imports it. */
export function installMutant(mutant: Mutant): void {
  const path = join(REPOSITORY, mutant.file)
  const source = mutate(readFileSync(path, 'utf8'), mutant)
  const url = pathToFileURL(path).href
  registerHooks({
    load: (asked, context, next) =>
      asked === url ? { format: 'module-typescript', source, shortCircuit: true } : next(asked, context),
  })
}
