import { mergeConfig } from 'vitest/config'
import config from '../vite.config.ts'
import { mutants } from '../tests/mutants.ts'
import { mutate } from '../tests/support/mutant.ts'

const mutant = mutants.find(({ name }) => name === process.env['MUTANT'])
if (!mutant) throw new Error(`There is no mutant ${process.env['MUTANT']}.`)

/** The tests with one bug in the code, put in while it is loaded. */
export default mergeConfig(config, {
  // What is kept of transformed modules would be taken for the code without the bug, and for that with another.
  test: { fsModuleCache: false },
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (source, id) =>
        id.split('?')[0].endsWith(`/${mutant.file}`) ? mutate(source, mutant) : undefined,
    },
  ],
})
