import { prepare } from './lib/toolchain.mjs'

await prepare()
await import('../tests/simulation/run.ts')
