// Runs on the host's own Node (20 or newer) in a fresh clone, so it may import nothing but Node.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'

export const repository = join(import.meta.dirname, '../..')
const OWN_NODE = join(repository, 'node_modules/.bin/node')
const OWN_NODE_MAJOR = 24

/**
 * Every script's first line: installs what is missing and goes on under the repository's own Node. Where another Node
 * started the script, it is run again by the right one and this call does not return.
 */
export async function prepare() {
  process.chdir(repository)
  process.env['PATH'] = `${join(repository, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`
  endWithParent()
  const wasInstalled = isInstalled()
  if (!wasInstalled) install()
  if (!existsSync(OWN_NODE)) {
    fail(
      'node_modules/.bin/node is missing: its install script did not run. Allow it (npm ci --ignore-scripts=false).',
    )
  }
  // After an installation even a Node of the right version is a file that has been replaced.
  if (wasInstalled && majorOf(process.version) >= OWN_NODE_MAJOR) return
  const version = spawnSync(OWN_NODE, ['--version'], { encoding: 'utf8' }).stdout ?? ''
  if (!(majorOf(version) >= OWN_NODE_MAJOR)) {
    fail(
      `Node ${OWN_NODE_MAJOR} is needed, but node_modules/.bin/node says "${version.trim()}". Remove node_modules and start again.`,
    )
  }
  process.exit(await handOver(OWN_NODE, process.argv.slice(1)))
}

/** Says one sentence and ends. */
export function fail(sentence) {
  console.error(`\n  ${sentence}\n`)
  process.exit(1)
}

/** npm passes a signal on to its shell only, whose end would leave this process running unseen. */
function endWithParent() {
  // Who was handed over to hears at once of the end of who did so, even where that one was killed.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

const majorOf = (version) => Number(/^v(\d+)/.exec(version)?.[1])

/** npm writes its hidden lock file last, so one that agrees stands for a finished installation. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(repository, file), 'utf8')).packages
  } catch {
    return {}
  }
}

/** With the npm and the Node that started us: the ones in node_modules are about to be replaced. */
function install() {
  console.log('Installing the dependencies as package-lock.json names them (about a minute) ...')
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const isNpm = npm?.endsWith('npm-cli.js') && existsSync(npm)
  const [command, ...first] = isNpm ? [node ?? process.execPath, npm] : ['npm']
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(command, [...first, ...options], { cwd: repository, stdio: 'inherit' })
  if (status !== 0) fail('The dependencies could not be installed: npm says why above.')
}

function handOver(command, args) {
  const child = spawn(command, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
