import { fail, prepare } from './lib/toolchain.mjs'

await prepare()
const { runTests } = await import('./lib/vitest.mjs')

/** Whole courses of what tenants tell, from feeds to alerts; the rest of the simulation is of devices and their sync. */
const ALERT_COURSES = 'tests/server/alert-courses.test.ts'
/** Courses of a run, by its seeds, when `npm test` plays six. */
const USUAL_SEEDS = 100
const SEEDS_A_COURSE = 10
const COURSES_IN_TEST = 6

const words = process.argv.slice(2)
const valueOf = (name) =>
  words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ??
  (words.includes(`--${name}`) ? words[words.indexOf(`--${name}`) + 1] : undefined)
// Whoever asks for one thing of the devices' simulation has that alone.
const isPlain = words.every((word) => !word.startsWith('--') || /^--(?:seeds|from)(?:=|$)/.test(word))

if (isPlain) {
  const effort = Number(valueOf('seeds') ?? USUAL_SEEDS) / SEEDS_A_COURSE / COURSES_IN_TEST
  const env = { TEST_EFFORT: String(effort), TEST_ROUND: valueOf('from') ?? '0' }
  const { failed } = await runTests(['--testTimeout=1800000', ALERT_COURSES], env)
  if (failed > 0)
    fail(`TEST_EFFORT=${env.TEST_EFFORT} TEST_ROUND=${env.TEST_ROUND} plays these courses again.`)
}
await import('../tests/simulation/run.ts')
