import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'

const READY_WITHIN = 30_000
/** Where Linux keeps files in memory, and how many free bytes a run may need there. */
const MEMORY = '/dev/shm'
const ENOUGH = 4 * 1024 ** 3

/** The folder of the newest PostgreSQL on this machine, or undefined. */
export function findPostgres() {
  const folders = [...process.env['PATH'].split(delimiter), ...globSync('/usr/lib/postgresql/*/bin')]
  return folders
    .filter((folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .toSorted((a, b) => b.version - a.version)[0]
}

/**
 * Starts a cluster that is thrown away: on loopback only, without passwords, and careless about power cuts. `restart`
 * throws everybody out, as `pg_ctl -m fast restart` does.
 */
export async function startPostgres(binaries) {
  const folder = mkdtempSync(join(quickFolder(), 'castellan-postgres-'))
  let server
  let log = ''
  const halt = async () => {
    if (server && server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
    }
  }
  const stop = async () => {
    await halt()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    // PostgreSQL refuses to run as root.
    const owner = process.getuid?.() === 0 ? unprivilegedUser() : {}
    if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
    const place = { cwd: folder, ...owner }
    const data = join(folder, 'data')
    const made = spawnSync(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'castellan', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
      { ...place, encoding: 'utf8' },
    )
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)

    const port = await freePort()
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      'unix_socket_directories=',
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'jit=off',
    ]
    const address = `postgres://castellan@127.0.0.1:${port}/postgres`
    const begin = async () => {
      server = spawn(
        join(binaries, 'postgres'),
        ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
        { ...place, stdio: ['ignore', 'ignore', 'pipe'] },
      )
      server.stderr.setEncoding('utf8').on('data', (text) => (log += text))
      await untilAnswering(address, server)
    }
    await begin()
    const restart = async () => {
      await halt()
      await begin()
    }
    return { address, stop, restart }
  } catch (cause) {
    await stop()
    throw log ? new Error(log, { cause }) : cause
  }
}

/**
 * Memory where there is enough, else the disk: each test has a copy of a database of a thousand files, which takes ten
 * times as long on a disk.
 */
function quickFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    accessSync(MEMORY, constants.W_OK)
    return bavail * bsize >= ENOUGH ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

function unprivilegedUser() {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((which) => spawnSync('id', [which, name], { encoding: 'utf8' }))
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('there is no user postgres or nobody to run it as')
}

async function untilAnswering(address, server) {
  const deadline = Date.now() + READY_WITHIN
  for (;;) {
    const client = new Client({ connectionString: address })
    try {
      await client.connect()
      return await client.end()
    } catch (cause) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error('It does not answer.', { cause })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const versionOf = (folder) =>
  Number(
    /(\d+(?:\.\d+)?)/.exec(execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[1],
  )
