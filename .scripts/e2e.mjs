import { fail, prepare } from './lib/toolchain.mjs'

await prepare()
const { buildIfStale } = await import('./lib/build.mjs')
const { ensureChromium } = await import('./lib/chromium.mjs')
const { endTogether } = await import('./lib/run.mjs')
const { runJourneys } = await import('./lib/vitest.mjs')

endTogether()
const problem = await ensureChromium()
if (problem) fail(problem)
if (!(await buildIfStale())) fail('The client could not be built: Vite says why above.')
const { failed } = await runJourneys(process.argv.slice(2))
process.exit(failed === 0 ? 0 : 1)
