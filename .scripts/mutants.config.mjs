import { mergeConfig } from 'vitest/config'
import config from '../vite.config.ts'
import { accessMutants } from '../tests/server/access-mutants.ts'
import { alertMutants } from '../tests/server/alert-mutants.ts'
import { deviceMutants } from '../tests/server/device-mutants.ts'
import { policyMutants } from '../tests/conditional-access/policy-mutants.ts'
import { mutate } from '../tests/support/mutant.ts'

const mutant = [...accessMutants, ...alertMutants, ...deviceMutants, ...policyMutants].find(
  ({ name }) => name === process.env['MUTANT'],
)
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
