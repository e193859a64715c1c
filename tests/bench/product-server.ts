import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'
import { freePort } from './free-port.ts'
import { SIZE } from './truth.ts'

/** Seeding a hundred thousand people takes minutes. */
const DEADLINE = 15 * 60_000

export interface ProductServer {
  url: string
  start: () => Promise<void>
  /** As a crash ends it. */
  kill: () => Promise<void>
  close: () => Promise<void>
}

/** The real server on a copy of the demo data in `kept`, which is made the first time. */
export async function startProductServer(kept: string, folder: string): Promise<ProductServer> {
  const dataDir = join(folder, 'data')
  if (!existsSync(join(kept, 'complete'))) await seed(kept)
  cpSync(kept, dataDir, { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  let server: ServerProcess | undefined
  const start = async () => {
    server = await startOn(port, dataDir)
  }
  const kill = async () => {
    await server?.kill()
    server = undefined
  }
  await start()
  return { url, start, kill, close: kill }
}

async function seed(kept: string) {
  console.log('Making the demo data, once: this takes a minute or two ...')
  rmSync(kept, { recursive: true, force: true })
  mkdirSync(kept, { recursive: true })
  const server = await startOn(await freePort(), kept)
  await server.stop()
  writeFileSync(join(kept, 'complete'), '')
}

async function startOn(port: number, dataDir: string): Promise<ServerProcess> {
  const starting = startServerProcess({
    port,
    dataDir,
    environment: {
      SITE: 'test',
      TEST_URL: `http://localhost:${port}`,
      SEED: String(SIZE.seed),
      CUSTOMERS: String(SIZE.customers),
      EMPLOYEES: String(SIZE.employees),
    },
  })
  const late = new AbortController()
  const server = await Promise.race([
    starting,
    pause(DEADLINE, undefined, { signal: late.signal, ref: false }).catch(() => undefined),
  ])
  late.abort()
  if (!server) throw new Error('The server did not start in time')
  return server
}
