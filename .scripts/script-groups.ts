import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>
type Modules = Parameters<Extract<Groups[number]['name'], (...args: never[]) => unknown>>[1]

const APP = join(import.meta.dirname, '../src/client/app')

/** What the steps of a sign-in after its first page need. */
const SIGN_IN_STEPS = [
  'session/captcha.ts',
  'auth/leave-here.tsx',
  'auth/one-time-code.tsx',
  'auth/other-screen.tsx',
  'auth/sign-in-calls.ts',
]
/** What everybody who is signed in needs before any screen: the frame, the lock, the session, the sync worker's client. */
const FRAME = ['signed-in.tsx', 'lock/lock-gate.tsx', 'session/session.ts', 'device/page-sync-client.ts']

/**
 * Which modules share a script. A start waits for every script that it asks for, so there are few, by what is needed
 * together: the start, what a sign-in and the frame share, each of these two, what at least three screens share. The
 * rest is one script a screen.
 */
export const scriptGroups: Groups = [
  { name: 'start', tags: ['$initial'], priority: 4 },
  { name: needed('shared', SIGN_IN_STEPS, FRAME), priority: 3 },
  { name: needed('sign-in', SIGN_IN_STEPS), priority: 2 },
  { name: needed('frame', FRAME), priority: 2 },
  { name: 'screens', minShareCount: 3, priority: 1 },
]

/** Gives a script's name to each module that all of these parts of the app need. */
function needed(name: string, ...parts: readonly string[][]) {
  let closures: ReadonlySet<string>[] | undefined
  return (id: string, modules: Modules) => {
    closures ??= parts.map((files) => closureOf(files, modules))
    return closures.every((closure) => closure.has(id)) ? name : null
  }
}

/** Everything that these files of the app import at once. */
function closureOf(files: readonly string[], modules: Modules): Set<string> {
  const reached = new Set<string>()
  const waiting = files.map((file) => join(APP, file))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
