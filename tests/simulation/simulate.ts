import { syncLimits } from '#shared/contract/sync.ts'
import { forgetOpenedRows } from '#client/data/rows/read.ts'
import { forgetOpenedCommands } from '#client/data/queue/sealed-commands.ts'
import { takeOverGlobals } from './globals.ts'
import { checkAsAsked, noteSent } from './invariants/as-asked.ts'
import { checkOneState } from './invariants/one-state.ts'
import { watchCursors } from './invariants/cursor.ts'
import { watchLeaders } from './invariants/one-leader.ts'
import { checkOwnToken } from './invariants/own-token.ts'
import { watchScopes } from './invariants/scope-leak.ts'
import { watchServer } from './invariants/server-side.ts'
import { createRandom } from './random.ts'
import { createScheduler, Livelock } from './scheduler.ts'
import type { Script } from './script.ts'
import { settle } from './settle.ts'
import { resetEdits, takeStep } from './steps.ts'
import { openTab, resetTabs, signIn } from './tab.ts'
import { createTrace, type Violation } from './trace.ts'
import { createWorld, type OpenRealStore, type World } from './world.ts'

export interface Outcome {
  violation: Violation | undefined
  /** Equal for equal courses. */
  hash: string
  /** What happened, where it was asked for. */
  lines: readonly string[]
  /** How many tasks ran. */
  tasks: number
  /** How many steps were taken before it ended. */
  steps: number
}

/** Runs a script to its end or to the first thing that must not be. */
export async function simulate(
  script: Script,
  { isTraced = false, real }: { isTraced?: boolean; real?: OpenRealStore } = {},
): Promise<Outcome> {
  const clock: { now: () => number } = { now: () => 0 }
  const trace = createTrace(isTraced, () => clock.now())
  const scheduler = createScheduler(script.seed, trace)
  clock.now = scheduler.now
  const restoreGlobals = takeOverGlobals(scheduler, createRandom(`${script.seed}/globals`))
  const usual = { ...syncLimits }
  // Thousands of errors are part of the course, and nobody reads where they were made.
  const { stackTraceLimit } = Error
  if (!isTraced) Error.stackTraceLimit = 0
  Object.assign(syncLimits, script.limits)
  const unhandled = (cause: unknown) =>
    trace.fail('unhandled rejection', String((cause as Error)?.stack ?? cause))
  process.on('unhandledRejection', unhandled)
  forgetOpened()
  resetTabs()
  resetEdits()
  let steps = 0
  try {
    const world = await createWorld(script, scheduler, trace, script.sql ? real : undefined)
    watch(world)
    const afterStep = checks(world)
    for (const device of world.devices) {
      const user = world.users[device.users[0] ?? 0]
      if (user) signIn(device, user)
      for (let n = 0; n < (script.world.devices[world.devices.indexOf(device)]?.tabs ?? 1); n++)
        openTab(world, device)
    }
    await scheduler.run(500)
    for (const step of script.steps) {
      await takeStep(world, step)
      steps++
      afterStep()
      if (trace.violation()) break
    }
    if (!trace.violation()) await settle(world)
    afterStep()
  } catch (cause) {
    if (cause instanceof Livelock) trace.fail('Q4 progress', cause.message)
    else throw cause
  } finally {
    restoreGlobals()
    Object.assign(syncLimits, usual)
    Error.stackTraceLimit = stackTraceLimit
    process.off('unhandledRejection', unhandled)
    forgetOpened()
  }
  return {
    violation: trace.violation(),
    hash: trace.hash(),
    lines: trace.lines(),
    tasks: scheduler.steps(),
    steps,
  }
}

function watch(world: World) {
  const server = watchServer(world)
  const cursors = watchCursors(world)
  const leaders = watchLeaders(world)
  world.watch.served = (commit) => {
    for (const user of world.users) noteScope(world, user)
    const changed = commit.changes.map(({ kind, id, after }) => `${after ? '' : 'no '}${kind} ${id}`)
    world.trace.note(`the server commits ${commit.version}: ${changed.slice(0, 4).join(', ')}`)
    server(commit)
    checkAsAsked(world, commit)
  }
  world.watch.stored = (device, commit) => {
    world.trace.note(`${commit.process.name} commits to ${[...commit.stores].join()}`)
    checkOneState(world, device, commit)
    cursors(device, commit)
    leaders(device, commit)
  }
  world.watch.sent = (tab, path, init) => {
    world.trace.note(`${tab.name} asks ${path}`)
    checkOwnToken(world, tab, path, init)
    noteSent(world, path, init)
  }
}

function noteScope({ server, ledger, scheduler }: World, user: World['users'][number]) {
  const { hash, pids } = server.scopeOf(user)
  if (!ledger.scopes.has(hash)) ledger.scopes.set(hash, new Set(pids))
  const known = ledger.granted.get(user.name) ?? []
  ledger.granted.set(user.name, known)
  if (known.at(-1)?.hash !== hash) known.push({ since: scheduler.now(), hash })
}

/** What is looked at after each step. */
function checks(world: World): () => void {
  const scopes = watchScopes(world)
  return () => {
    for (const user of world.users) noteScope(world, user)
    for (const device of world.devices) scopes(device)
  }
}

/** Runs of one seed draw the same first bytes for other contents. */
function forgetOpened() {
  forgetOpenedRows()
  forgetOpenedCommands()
}
