import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Db, openEmbedded } from '#server/platform/database/database.ts'
import type { DemoSize } from '#server/demo/demo-organization.ts'
import { copyDemoData, sizeEnvironment } from './demo-data.ts'
import { freePort } from './free-port.ts'
import type { ServerStrain } from './server-monitor.ts'

const REPOSITORY = join(import.meta.dirname, '../..')
const MONITOR = join(import.meta.dirname, 'server-monitor.ts')
const DEADLINE = 120_000

export interface ProductServer {
  url: string
  start: () => Promise<void>
  /** As a crash ends it. */
  kill: () => Promise<void>
  /** Works on the database in a way that no route offers: the server is stopped for it and started again. */
  withDatabase: <T>(act: (db: Db) => Promise<T>) => Promise<T>
  /** What its process bore since it was last asked. */
  strain: () => Promise<ServerStrain>
}

const running = new Set<ChildProcess>()

/** Ends every server that was started here, also one that has not announced itself yet. */
export async function endServers(): Promise<void> {
  await Promise.all([...running].map((child) => end(child, 'SIGKILL')))
}

/** The real server on a copy of the demo data, or on the PostgreSQL database at an address, which has them. */
export async function startProductServer(
  size: DemoSize,
  folder: string,
  postgres?: string,
): Promise<ProductServer> {
  const dataDir = join(folder, 'data')
  if (!postgres) await copyDemoData(size, dataDir)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const environment = {
    ...sizeEnvironment(size),
    PORT: String(port),
    DATA_DIR: dataDir,
    TEST_URL: url,
    ...(postgres ? { TEST_DATABASE_URL: postgres } : {}),
  }
  let server = await startOn(environment)
  const stop = (signal: 'SIGTERM' | 'SIGKILL') => end(server, signal)
  const start = async () => {
    server = await startOn(environment)
  }
  return {
    url,
    start,
    kill: () => stop('SIGKILL'),
    async withDatabase(act) {
      await stop('SIGTERM')
      const { db, close } = await openEmbedded(join(dataDir, 'test', 'database'))
      try {
        return await act(db)
      } finally {
        await close()
        await start()
      }
    },
    strain: () =>
      new Promise((resolve) => {
        server.once('message', (strain) => resolve(strain as ServerStrain))
        server.send('strain')
      }),
  }
}

/** Resolves when the server has announced itself. */
function startOn(environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', MONITOR, 'src/server/main.ts'], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '0', ...environment },
  })
  running.add(child)
  let output = ''
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => void end(child, 'SIGKILL'), DEADLINE)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
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
