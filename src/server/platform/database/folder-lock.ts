import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A folder that cannot be used, in one sentence for the person at the terminal. */
export class FolderProblem extends Error {
  override name = 'FolderProblem'
}

/**
 * Takes a data folder for this process; PGlite itself would let two processes write into one folder.
 * The lock names the process, so that one left by a killed process is seen to be stale. Returns the release.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'in-use.lock')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // Also one that an earlier version made: what is in it is its owner's alone.
    chmodSync(folder, 0o700)
    take(file)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code !== 'EEXIST')
      throw new FolderProblem(`The data folder ${folder} cannot be written to (${code}).`)
    const holder = readHolder(file)
    if (holder !== undefined && isAlive(holder)) {
      throw new FolderProblem(
        `The data folder ${folder} is in use by another process (${holder.pid}). Stop it or choose another DATA_DIR.`,
      )
    }
    rmSync(file, { force: true })
    try {
      take(file)
    } catch {
      throw new FolderProblem(`The data folder ${folder} was taken by another process just now.`)
    }
  }
  return () => rmSync(file, { force: true })
}

interface Holder {
  pid: number
  started: string
}

function take(file: string) {
  const descriptor = openSync(file, 'wx')
  writeSync(descriptor, JSON.stringify({ pid: process.pid, started: startOf(process.pid) ?? '' }))
  closeSync(descriptor)
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8')) as Holder
    return { pid, started }
  } catch {
    // Half written by a process that was killed in between: nobody holds it.
    return undefined
  }
}

/** Process ids are used again, so a holder is only alive if it also started when the lock says. */
function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const now = startOf(pid)
  return now === undefined || started === '' || now === started
}

/** Linux says when a process started, in clock ticks since boot; elsewhere this is not known. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
