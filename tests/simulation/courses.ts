import { generateScript } from './script.ts'
import { simulate } from './simulate.ts'

// Runs the simulations of some seeds, then the same the other way round, and prints what each came to. It is a process
// of its own: what other tests have left to the garbage collector is no part of a course.
const seeds = process.argv.slice(2)
const hashOf = async (seed: string) => (await simulate(generateScript(seed))).hash

const first: string[] = []
for (const seed of seeds) first.push(await hashOf(seed))
const again: string[] = []
for (const seed of seeds.toReversed()) again.unshift(await hashOf(seed))
console.log(JSON.stringify({ first, again }))
