import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What is held after everything that nobody holds was let go, in megabytes, by this thread. */
export async function heldMemory(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // What a first collection finds unused lets go of more, some of it only when the thread is idle.
  for (let round = 0; round < 4; round++) {
    collect()
    await wait(50)
  }
  return process.memoryUsage().heapUsed / 2 ** 20
}
