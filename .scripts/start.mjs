import { fail, prepare } from './lib/toolchain.mjs'

await prepare()
const { buildIfStale } = await import('./lib/build.mjs')
if (!(await buildIfStale())) fail('The client could not be built: Vite says why above.')
await import('../src/server/main.ts')
