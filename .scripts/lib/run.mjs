import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const running = new Set()

/** When the script is told to end, what it started ends with it; `cleanUp` may take its time. */
export function endTogether(cleanUp = async () => {}) {
  const end = async (signal) => {
    for (const child of running) child.kill()
    await cleanUp()
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(signal))
}

function start(command, args, options) {
  const child = spawn(command, args, options)
  running.add(child)
  child.on('close', () => running.delete(child))
  return child
}

/** Runs a program with this terminal; gives its exit code. Its name is looked up in node_modules/.bin too. */
export function run(command, args, { env = {} } = {}) {
  const child = start(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => {
    child.on('error', (cause) => {
      console.error(`${command} cannot be run: ${cause.message}`)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a program and keeps what it says, for programs that run side by side. */
export function runAside(command, args, { env = {} } = {}) {
  const child = start(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
  return new Promise((resolve) => {
    child.on('error', (cause) => resolve({ code: 1, output: `${command} cannot be run: ${cause.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(said).toString() }))
  })
}
