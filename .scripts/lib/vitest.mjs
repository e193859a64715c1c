import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run } from './run.mjs'

const LINES_OF_A_REASON = 12
const JOURNEYS = ['--config', '.scripts/journeys.config.mjs']

/** Runs the journeys in a real browser; `filters` are parts of file names. */
export const runJourneys = (filters = [], env = {}) => runTests([...JOURNEYS, ...filters], env)

/** Runs tests and counts them. A file or a run that breaks down without naming a test counts as one failure. */
export async function runTests(args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-tests-'))
  const report = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await run('vitest', ['run', ...reporters, ...args], { env })
    return count(read(report), code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The files of tests with a tag, which each names in a comment at its top. */
export const taggedFiles = (tag) =>
  globSync(['src/**/*.test.ts', 'tests/**/*.test.ts']).filter((file) =>
    readFileSync(file, 'utf8').startsWith(`// @module-tag ${tag}`),
  )

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}

function count(report, code) {
  const files = (report?.testResults ?? []).map(({ name, status, assertionResults }) => ({
    name,
    states: assertionResults.map((test) => test.status),
    isBroken: status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    failures: assertionResults.filter((test) => test.status === 'failed').map((test) => describe(name, test)),
  }))
  const states = files.flatMap((file) => file.states)
  const passed = states.filter((state) => state === 'passed').length
  const named =
    states.filter((state) => state === 'failed').length + files.filter((file) => file.isBroken).length
  const failed = code !== 0 && named === 0 ? 1 : named
  const testsByFile = new Map(files.map(({ name, states: inFile }) => [name, inFile.length]))
  return {
    passed,
    failed,
    skipped: states.length - states.filter((s) => s === 'passed' || s === 'failed').length,
    testsByFile,
    failures: files.flatMap(({ name, isBroken, failures }) =>
      isBroken ? [`${relative('.', name)}: broke down without naming a test`, ...failures] : failures,
    ),
  }
}

/** Where a test stands, what it is called, and the first lines of each reason why it failed. */
function describe(file, { fullName, failureMessages }) {
  const reason = failureMessages
    .flatMap((message) => stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_A_REASON))
    .map((line) => `\n    ${line}`)
  return `${relative('.', file)}: ${fullName}${reason.join('')}`
}
