import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Configuration } from '#server/platform/configuration.ts'
import { createKeyring, KEY_LENGTH, KeyProblem, type Keyring } from './keyring.ts'

type KeySettings = Pick<
  Configuration,
  'DATA_DIR' | 'SEALING_KEYS' | 'SEALING_KEY_COMMAND' | 'SEALING_KEY_FILE'
>

const COMMAND_PATIENCE = 30_000

/**
 * The keys of this installation: from a variable, by a command (of a key service, say), or from a file, which the first
 * start makes for the owner alone. Throws `KeyProblem`.
 */
export function loadKeys(settings: KeySettings): Keyring {
  if (settings.SEALING_KEYS !== undefined) return parse(settings.SEALING_KEYS, 'SEALING_KEYS')
  if (settings.SEALING_KEY_COMMAND !== undefined)
    return parse(outputOf(settings.SEALING_KEY_COMMAND), 'The output of SEALING_KEY_COMMAND')
  const file = settings.SEALING_KEY_FILE ?? join(settings.DATA_DIR, 'sealing-keys')
  return parse(readOrMake(file), file)
}

function readOrMake(file: string): string {
  try {
    if (!existsSync(file)) make(file)
    // Windows has no such rights.
    const others = process.platform === 'win32' ? 0 : statSync(file).mode & 0o077
    if (others !== 0)
      throw new KeyProblem(`The key file ${file} may be used by others than its owner: chmod 600 it.`)
    return readFileSync(file, 'utf8')
  } catch (cause) {
    if (cause instanceof KeyProblem) throw cause
    const { code } = cause as NodeJS.ErrnoException
    throw new KeyProblem(`The key file ${file} can be neither read nor made (${code}).`)
  }
}

/** Whole or not at all: another process may begin to read it at any moment, and the first one's counts. */
function make(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const whole = `${file}.${process.pid}`
  writeFileSync(whole, `${randomBytes(KEY_LENGTH).toString('base64')}\n`, { mode: 0o600 })
  try {
    linkSync(whole, file)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
  } finally {
    rmSync(whole)
  }
}

function outputOf(command: string): string {
  try {
    return execFileSync('/bin/sh', ['-c', command], {
      encoding: 'utf8',
      timeout: COMMAND_PATIENCE,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  } catch (cause) {
    const { status, code } = cause as { status?: number | null; code?: string }
    throw new KeyProblem(`SEALING_KEY_COMMAND failed (${status ?? code ?? 'no answer'}).`)
  }
}

/** Keys in base64, the newest first, each on a line of its own or with commas between. */
function parse(text: string, where: string): Keyring {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((each) => Buffer.from(each, 'base64'))
  if (keys.length === 0 || keys.some(({ length }) => length !== KEY_LENGTH))
    throw new KeyProblem(`${where} has to hold keys of ${KEY_LENGTH} bytes in base64, the newest first.`)
  return createKeyring(keys)
}
