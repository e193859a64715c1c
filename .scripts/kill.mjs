import { fail, prepare } from './lib/toolchain.mjs'

await prepare()
const { ensureChromium } = await import('./lib/chromium.mjs')

const problem = await ensureChromium()
if (problem) fail(problem)
await import('../tests/kill/main.ts')
