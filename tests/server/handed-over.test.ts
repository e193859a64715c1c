import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const REPOSITORY = join(import.meta.dirname, '../..')
const TOOLCHAIN = join(REPOSITORY, '.scripts/lib/toolchain.mjs')

test('a script that another Node handed over to ends when that one is gone, also where it was killed', async () => {
  const { npm_lifecycle_event: _, ...environment } = process.env
  const script = `const { prepare } = await import(${JSON.stringify(TOOLCHAIN)}); await prepare()
    console.log('prepared'); setInterval(() => {}, 1000)`
  const child = spawn(join(REPOSITORY, 'node_modules/.bin/node'), ['--input-type=module', '-e', script], {
    cwd: REPOSITORY,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout ?? child, 'data')
  // What the end of a process does to those it talked with, however it ended.
  child.disconnect()
  expect(await ended).toEqual([null, 'SIGTERM'])
})
