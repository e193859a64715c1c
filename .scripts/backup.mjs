import { fail, prepare } from './lib/toolchain.mjs'

await prepare()
const { isForPeople, runBackup } = await import('../src/server/backup.ts')
try {
  console.log(await runBackup(process.argv.slice(2), new Date()))
} catch (cause) {
  if (!isForPeople(cause)) throw cause
  fail(cause.message)
}
