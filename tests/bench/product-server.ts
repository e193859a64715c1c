import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { SIZE } from './truth.ts'

const REPOSITORY = join(import.meta.dirname, '../..')
/** Seeding a hundred thousand people takes minutes. */
const DEADLINE = 15 * 60_000

export interface ProductServer {
  url: string
  start: () => Promise<void>
  /** As a crash ends it. */
  kill: () => Promise<void>
}

const running = new Set<ChildProcess>()

/** Ends every server that was started here, also one that has not announced itself yet. */
export async function endServers(): Promise<void> {
  await Promise.all([...running].map((child) => end(child, 'SIGKILL')))
}

/** The real server on a copy of the demo data in `kept`, which is made the first time. */
export async function startProductServer(kept: string, folder: string): Promise<ProductServer> {
  const dataDir = join(folder, 'data')
  if (!existsSync(join(kept, 'complete'))) await seed(kept)
  // Whatever the bench changes, the kept data stays as the generator made it.
  cpSync(kept, dataDir, { recursive: true, dereference: true })
  const port = await freePort()
  let server: ChildProcess | undefined
  const start = async () => {
    server = await startOn(port, dataDir)
  }
  await start()
  return {
    url: `http://localhost:${port}`,
    start,
    kill: async () => {
      if (server) await end(server, 'SIGKILL')
      server = undefined
    },
  }
}

async function seed(kept: string) {
  console.log('Making the demo data, once: this takes a minute or two ...')
  rmSync(kept, { recursive: true, force: true })
  mkdirSync(kept, { recursive: true })
  await end(await startOn(await freePort(), kept), 'SIGTERM')
  writeFileSync(join(kept, 'complete'), '')
}

/** Resolves when the server has announced itself. */
function startOn(port: number, dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE: 'test',
      TEST_URL: `http://localhost:${port}`,
      SEED: String(SIZE.seed),
      CUSTOMERS: String(SIZE.customers),
      EMPLOYEES: String(SIZE.employees),
    },
  })
  running.add(child)
  let output = ''
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => void end(child, 'SIGKILL'), DEADLINE)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (!output.includes('Castellan is running')) return
        clearTimeout(deadline)
        resolve(child)
      })
    }
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(deadline)
      running.delete(child)
      reject(new Error(`The server ended with ${code} instead of starting:\n${output}`))
    })
  })
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('close', () => resolve())
    child.kill(signal)
  })
}
