import { prepare } from './lib/toolchain.mjs'

await prepare()
const { buildClient } = await import('./lib/build.mjs')
const { checks } = await import('./lib/checks.mjs')
const { ensureChromium } = await import('./lib/chromium.mjs')
const { findPostgres, startPostgres } = await import('./lib/postgres.mjs')
const { endTogether } = await import('./lib/run.mjs')
const { runJourneys, runTests, taggedFiles } = await import('./lib/vitest.mjs')

/**
 * The most seconds that each stage may take on two cores. The same tree was seen to take twice as long on one machine as on
 * another, so each has room above the slowest that was seen; a run that fails for its machine alone says nothing of the tree.
 * Together they stay below the hour and a half after which a run is ended from outside.
 */
const BUDGET = {
  Types: 180,
  Lint: 130,
  Format: 10,
  'Unused code': 20,
  Tests: 1150,
  'Tests of both databases': 520,
  'Client build': 45,
  'Browser journeys': 3100,
}
/**
 * When no further journey begins: a run is ended from outside after an hour and a half, and says nothing then. So it fails a
 * little earlier, and says what it has seen.
 */
const JOURNEYS_UNTIL = Date.now() + 76 * 60_000
const NOTHING = { passed: 0, failed: 0, skipped: 0 }

let stopPostgres
const summary = []
endTogether(() => stopPostgres?.())

// Not a stage: it may have to be downloaded.
const chromiumProblem = await ensureChromium()
for (const check of checks) {
  await group(check.name, async () => ((await check.run()) ? {} : broken('failed: see above')))
}
let onPostgres = {}
await group('Tests', async () => {
  onPostgres = await startOwnPostgres()
  return runTests([], onPostgres)
})
await group('Tests of both databases', () =>
  stopPostgres
    ? runTests(taggedFiles('database'))
    : { note: 'PostgreSQL was not found: all tests ran on the embedded database alone' },
)
const build = await group('Client build', buildAndMeasure)
await group('Browser journeys', () => {
  if (build.failed) return { skipped: 1, note: 'skipped, because the client could not be built' }
  return chromiumProblem ? broken(chromiumProblem) : runJourneysInTime()
})
await stopPostgres?.()
report()

/** Runs one group, whatever became of those before it. */
async function group(name, work) {
  console.log(`\n== ${name}`)
  const started = performance.now()
  let result
  try {
    result = { ...NOTHING, ...(await work()) }
  } catch (cause) {
    result = { ...NOTHING, ...broken(cause.message) }
  }
  const seconds = (performance.now() - started) / 1000
  const budget = BUDGET[name]
  if (seconds > budget) {
    const note = `over its budget of ${budget} s`
    result = { ...result, failed: result.failed + 1, note: [result.note, note].filter(Boolean).join('; ') }
  }
  console.log(`== ${name}: ${result.failed ? 'FAILED' : 'done'} in ${seconds.toFixed(1)} s of ${budget} s`)
  summary.push({ name, seconds, budget, ...result })
  return result
}

/** All journeys; where there was no time for some, the group counts as failed. */
async function runJourneysInTime() {
  const result = await runJourneys([], { ...onPostgres, JOURNEYS_UNTIL: String(JOURNEYS_UNTIL) })
  const { passed, failed, skipped } = result
  // None is skipped for another reason.
  if (skipped === 0) return result
  const note = `${passed} passed, ${failed} failed, ${skipped} not run: no time was left`
  return { ...result, failed: failed + 1, note }
}

/** A group that cannot name a failing test counts as one failure, so that the last line never looks green. */
function broken(note) {
  console.log(note)
  return { failed: 1, note }
}

/**
 * A PostgreSQL that is thrown away, on which tests and journeys run where one is found; gives what they have to know of
 * it. Tests that a mark names run on the embedded database, too.
 */
async function startOwnPostgres() {
  const found = findPostgres()
  if (!found) return {}
  console.log(`PostgreSQL ${found.version} in ${found.folder}`)
  const { address, stop } = await startPostgres(found.folder)
  stopPostgres = stop
  return { TEST_DATABASE_ADDRESS: address }
}

async function buildAndMeasure() {
  return (await buildClient({ isQuiet: false }))
    ? {}
    : broken('the client could not be built, or is too large')
}

function report() {
  console.log('\n== Summary')
  for (const { name, seconds, budget, passed, failed, skipped, note } of summary) {
    const counts =
      passed + failed + skipped > 0 ? `${passed} passed, ${failed} failed, ${skipped} skipped` : 'fine'
    const time = `${seconds.toFixed(1).padStart(7)} s of ${String(budget).padStart(3)} s`
    console.log(`${name.padEnd(26)}${time}   ${note ?? counts}`)
  }
  // Named again at the end: it is what remains of a long output.
  for (const failure of summary.flatMap(({ failures = [] }) => failures)) console.log(`\nFailed: ${failure}`)
  const minutes = summary.reduce((sum, { seconds }) => sum + seconds, 0) / 60
  console.log(`${'Together'.padEnd(26)}${minutes.toFixed(1).padStart(7)} min`)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
  process.exitCode = total('failed') === 0 ? 0 : 1
}

function total(kind) {
  return summary.reduce((sum, result) => sum + result[kind], 0)
}
