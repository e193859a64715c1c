import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { runAside } from './run.mjs'

const STAMP = 'dist/.stamp'
const SOURCES = [
  'src/client/**',
  'src/shared/**',
  'workers/**',
  'public/**',
  'vite.config.ts',
  '.scripts/*.ts',
  'package-lock.json',
]

/** Builds the client unless what lies in dist was built from these very sources. False when the build fails. */
export async function buildIfStale() {
  if (existsSync('dist/client/index.html') && read(STAMP) === fingerprint()) return true
  console.log('Building the client ...')
  return buildClient()
}

/** Builds the client. False when the build fails, which it also does when the client is too large. */
export async function buildClient({ isQuiet = true } = {}) {
  const wanted = fingerprint()
  rmSync(STAMP, { force: true })
  const { code, output } = await runAside('vite', ['build'])
  if (code !== 0 || !isQuiet) console.log(output.trimEnd())
  if (code !== 0) return false
  mkdirSync('dist', { recursive: true })
  writeFileSync(STAMP, wanted)
  return true
}

/** Contents and not times: a fresh clone and a change of branch touch every file. */
function fingerprint() {
  const files = globSync(SOURCES)
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(file).isFile())
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
