import { sep } from 'node:path'
import { prepare, repository } from './lib/toolchain.mjs'

await prepare()
const { buildClient } = await import('./lib/build.mjs')
const { checks } = await import('./lib/checks.mjs')
const { ensureChromium } = await import('./lib/chromium.mjs')
const { findPostgres, startPostgres } = await import('./lib/postgres.mjs')
const { endTogether } = await import('./lib/run.mjs')
const { runJourneys, runTests } = await import('./lib/vitest.mjs')

/** The tests that may use a database. */
const SERVER_TESTS = ['src/server/', 'tests/server/']
const NOTHING = { passed: 0, failed: 0, skipped: 0 }

let stopPostgres
const summary = []
endTogether(() => stopPostgres?.())

for (const check of checks) {
  await group(check.name, async () => ((await check.run()) ? {} : broken('failed: see above')))
}
const embedded = await group('Tests on the embedded database', () => runTests([]))
await group('Server tests on PostgreSQL', runOnPostgres)
const build = await group('Client build', buildAndMeasure)
await group('Browser journeys', () =>
  build.failed ? { skipped: 1, note: 'skipped, because the client could not be built' } : journeys(),
)
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
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`== ${name}: ${result.failed ? 'FAILED' : 'done'} in ${seconds} s`)
  summary.push({ name, seconds, ...result })
  return result
}

/** A group that cannot name a failing test counts as one failure, so that the last line never looks green. */
function broken(note) {
  console.log(note)
  return { failed: 1, note }
}

async function runOnPostgres() {
  const found = findPostgres()
  if (!found) {
    const note = 'PostgreSQL was not found: its tests were skipped'
    console.log(note)
    return { skipped: serverTests(embedded.testsByFile), note }
  }
  console.log(`PostgreSQL ${found.version} in ${found.folder}`)
  const { address, stop } = await startPostgres(found.folder)
  stopPostgres = stop
  try {
    return await runTests(SERVER_TESTS, { TEST_DATABASE_ADDRESS: address })
  } finally {
    stopPostgres = undefined
    await stop()
  }
}

function serverTests(testsByFile = new Map()) {
  const folders = SERVER_TESTS.map((folder) => `${repository}/${folder}`.replaceAll('/', sep))
  return [...testsByFile].reduce(
    (sum, [file, tests]) => (folders.some((folder) => file.startsWith(folder)) ? sum + tests : sum),
    0,
  )
}

async function buildAndMeasure() {
  return (await buildClient({ isQuiet: false }))
    ? {}
    : broken('the client could not be built, or is too large')
}

async function journeys() {
  const problem = await ensureChromium()
  return problem ? broken(problem) : runJourneys()
}

function report() {
  console.log('\n== Summary')
  for (const { name, seconds, passed, failed, skipped, note } of summary) {
    const counts =
      passed + failed + skipped > 0 ? `${passed} passed, ${failed} failed, ${skipped} skipped` : 'fine'
    console.log(`${name.padEnd(32)}${seconds.padStart(7)} s   ${note ?? counts}`)
  }
  console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
  process.exitCode = total('failed') === 0 ? 0 : 1
}

function total(kind) {
  return summary.reduce((sum, result) => sum + result[kind], 0)
}
