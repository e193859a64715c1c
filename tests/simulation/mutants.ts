import { copyMutants } from './mutants/copy.ts'
import type { Mutant } from '#tests/support/mutant.ts'
import { pullMutants } from './mutants/pull.ts'
import { queueMutants } from './mutants/queue.ts'
import { serverMutants } from './mutants/server.ts'
import { tabMutants } from './mutants/tabs.ts'
import { timeMutants } from './mutants/time.ts'

/** Every hand-made bug, by where it lies; each has to be caught. */
export const mutants: readonly Mutant[] = [
  ...queueMutants,
  ...timeMutants,
  ...pullMutants,
  ...copyMutants,
  ...tabMutants,
  ...serverMutants,
]
