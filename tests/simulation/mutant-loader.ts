import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mutant } from './mutants/mutant.ts'

const REPOSITORY = join(import.meta.dirname, '../..')

/** The source with the bug in it. Throws where the place is not there, or not the only one. */
export function mutate(source: string, { name, file, find, replace }: Mutant): string {
  const times = source.split(find).length - 1
  if (times !== 1) throw new Error(`The mutant ${name} finds its place ${times} times in ${file}: ${find}`)
  return source.replace(find, () => replace)
}

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
