import { run, runAside } from './run.mjs'

const PROJECTS = ['src/client', 'src/server', 'src/shared', 'src/sandbox', 'workers', 'tests']

/** What is checked without running the product; each gives true when all is well. */
export const checks = [
  { name: 'Types', run: checkTypes },
  { name: 'Lint', run: async () => (await run('oxlint', ['--type-aware'])) === 0 },
  { name: 'Format', run: async () => (await run('oxfmt', ['--check'])) === 0 },
  { name: 'Unused code', run: async () => (await run('knip', ['--no-progress'])) === 0 },
]

/**
 * One project per place where code runs, two at a time. One checker for each: every further one makes most types anew,
 * four of them 34 million instead of 12 for the client.
 */
async function checkTypes() {
  const waiting = [...PROJECTS]
  const results = []
  const work = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const { code, output } = await runAside('tsc', ['--noEmit', '--checkers', '1', '-p', project])
      console.log(`${project}: ${code === 0 ? 'fine' : 'wrong'}`)
      if (output) console.log(output.trimEnd())
      results.push(code)
    }
  }
  await Promise.all([work(), work()])
  return results.every((code) => code === 0)
}
