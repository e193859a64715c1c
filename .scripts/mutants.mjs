import { parseArgs } from 'node:util'
import { prepare } from './lib/toolchain.mjs'

await prepare()
const { endTogether, runAside } = await import('./lib/run.mjs')
const { mutantsBy } = await import('../tests/mutants.ts')

/** The tests that are to catch those of access: first the chains of two calls, then the others that walk who may what. */
const CHAINS = ['tests/server/reach.test.ts']
/** How many more chains than in `npm test` a mutant has to get through. */
const EFFORT = '3'
const OTHERS = [
  'tests/server/role-by-endpoint.test.ts',
  'tests/server/scope-leak.test.ts',
  'tests/server/foreign-ids.test.ts',
  'tests/server/organization-wide.test.ts',
  'tests/server/commands.test.ts',
  'tests/server/users.test.ts',
  'tests/server/devices.test.ts',
  'tests/server/posture-tasks.test.ts',
  'src/shared/domain/users',
  'src/shared/contract',
]

/** What plays whole courses of pages, and what else raises alerts. */
const COURSES = ['tests/server/alert-courses.test.ts']
const ALERTS = ['tests/server/alerts.test.ts', 'tests/alerts']

/** What the vendor's documentation says, case by case, and what else looks at policies. */
const CASES = ['tests/conditional-access/simulator/simulator.test.ts']
const POLICIES = ['tests/conditional-access']

/** What changes policies and places in tenants, and what else deploys them. */
const CHANGES = ['tests/server/access-tasks.test.ts']
const DEPLOYMENTS = ['tests/server/policy-templates.test.ts', 'src/shared/domain/conditional-access']

/** What carries out changes of policies for devices, and what else looks at them. */
const TASKS = ['tests/server/device-policy-tasks.test.ts']
const DEVICES = ['tests/server/protection-templates.test.ts', 'src/shared/domain/intune']

const catchersBy = {
  access: { chains: CHAINS, others: OTHERS },
  alerts: { courses: COURSES, others: ALERTS },
  deployments: { changes: CHANGES, others: DEPLOYMENTS },
  devices: { tasks: TASKS, others: DEVICES },
  policies: { cases: CASES, others: POLICIES },
}
const mutants = Object.entries(mutantsBy).flatMap(([area, all]) =>
  all.map((mutant) => ({ ...mutant, catchers: catchersBy[area] })),
)
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const only = values.only?.split(',')

endTogether()
let escaped = 0
for (const { name, what, catchers } of mutants.filter((mutant) => only?.includes(mutant.name) ?? true)) {
  const began = performance.now()
  const catcher = await catcherOf(name, catchers)
  if (!catcher) escaped++
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${name.padEnd(38)} ${(catcher || 'ESCAPED').padEnd(8)} ${seconds.padStart(4)} s  ${what}`)
}
console.log(escaped === 0 ? 'Every mutant was caught.' : `${escaped} escaped.`)
process.exitCode = escaped === 0 ? 0 : 1

/** The first of these that catches a mutant; empty where none does. */
async function catcherOf(name, catchers) {
  for (const [catcher, files] of Object.entries(catchers)) if (await isCaught(name, files)) return catcher
  return ''
}

async function isCaught(name, files) {
  const args = ['run', '--config', '.scripts/mutants.config.mjs', '--bail=1', '--reporter=dot', ...files]
  const { code, output } = await runAside('vitest', args, { env: { MUTANT: name, TEST_EFFORT: EFFORT } })
  // A run that breaks down before its tests begin has caught nothing.
  if (!/Tests\s+.*\d+ (passed|failed)/.test(output)) throw new Error(`${name} could not be run:\n${output}`)
  return code !== 0
}
