import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Recorded and published data lies beside the repository, and not every machine has it. */
const CORPORA = join(import.meta.dirname, '../../../shared/corpora')

/**
 * The folder of recorded data with this name. Where it is absent a line says so and undefined comes back: the tests
 * that need it are to be skipped with `describe.skipIf(folder === undefined)`.
 */
export function findCorpus(name: string): string | undefined {
  const folder = join(CORPORA, name)
  if (existsSync(folder)) return folder
  console.warn(`Skipped: there is no folder ../shared/corpora/${name} beside the repository.`)
  return undefined
}
