import { prepare } from './lib/toolchain.mjs'

// The folder is named from where the person stands, and `prepare` goes to the repository.
process.env['POLICIES_FROM'] ??= process.env['INIT_CWD'] ?? process.cwd()
await prepare()
await import('../tests/conditional-access/roundtrip/run.ts')
