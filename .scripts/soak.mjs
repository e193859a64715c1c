import { parseArgs } from 'node:util'
import { fail, prepare } from './lib/toolchain.mjs'

await prepare()
const { endTogether } = await import('./lib/run.mjs')
const { runTests, taggedFiles } = await import('./lib/vitest.mjs')

/** How many times as much as in `npm test` each round tries. */
const EFFORT = 10

const { values } = parseArgs({ options: { hours: { type: 'string', default: '1' } } })
const hours = Number(values.hours)
if (!(hours > 0)) fail('--hours is a number above 0.')

endTogether()
const end = Date.now() + hours * 3_600_000
for (let round = 1; Date.now() < end; round++) {
  console.log(`\n== Round ${round}`)
  const env = { TEST_EFFORT: String(EFFORT), TEST_ROUND: String(round) }
  const { failed } = await runTests(['--testTimeout=1800000', ...taggedFiles('soak')], env)
  if (failed > 0) fail(`Round ${round} failed: TEST_EFFORT=${EFFORT} TEST_ROUND=${round} runs it again.`)
}
