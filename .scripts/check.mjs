import { fail, prepare } from './lib/toolchain.mjs'

await prepare()
const { checks } = await import('./lib/checks.mjs')
const { endTogether } = await import('./lib/run.mjs')
const { runTests } = await import('./lib/vitest.mjs')

endTogether()
const tests = { name: 'Tests', run: async () => (await runTests([])).failed === 0 }
for (const { name, run } of [...checks, tests]) {
  console.log(`\n== ${name}`)
  if (!(await run())) fail(`${name}: not yet.`)
}
console.log('\n  All is well.\n')
