import { spawn } from 'node:child_process'
import { join } from 'node:path'

const REPOSITORY = join(import.meta.dirname, '../..')

export interface ServerProcess {
  liveUrl: string
  testUrl: string
  /** Everything that it printed so far. */
  output: () => string
  /** As a crash or a power button would end it. */
  kill: () => Promise<void>
  /** As Ctrl-C ends it; gives the exit code. */
  stop: () => Promise<number | null>
  /** Lets it hang: connections stay open, and nothing is answered until `goOn`. */
  hang: () => void
  goOn: () => void
}

/**
 * Starts the real server as a process of its own, on a built client, and resolves when it has announced itself.
 * After `kill` or `stop` the same call starts it again on the same data.
 */
export async function startServerProcess({
  port,
  dataDir,
  folder = REPOSITORY,
  environment = {},
}: {
  port: number
  dataDir: string
  /** The folder whose dist it serves. */
  folder?: string
  environment?: Record<string, string>
}): Promise<ServerProcess> {
  const child = spawn(join(REPOSITORY, 'node_modules/.bin/node'), [join(REPOSITORY, 'src/server/main.ts')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment, PORT: String(port), DATA_DIR: dataDir },
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes('Castellan is running')) resolve()
      })
    }
    child.once('error', reject)
    void ended.then((code) =>
      reject(new Error(`The server ended with ${code} instead of starting:\n${output}`)),
    )
  })
  return {
    liveUrl: `http://localhost:${port}`,
    testUrl: `http://test.localhost:${port}`,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      child.kill('SIGTERM')
      return ended
    },
    hang: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
  }
}
