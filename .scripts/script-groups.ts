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
 * Folders of texts that are asked for together, so that each language has one script of them. What stands in none has
 * one of its own.
 */
const TEXTS: Record<string, readonly string[]> = {
  start: ['app', 'auth', 'errors', 'sign-in', 'words'],
  frame: [
    'checklist',
    'fields',
    'frame',
    'lock',
    'notifications',
    'quick-panel',
    'refusal',
    'session',
    'sign-out',
    'table',
    'toasts',
    'tray',
    'unsaved',
  ],
  'sign-in': [
    'agreement',
    'confirm',
    'first-run',
    'forgot-password',
    'new-password',
    'one-time-code',
    'setup-mfa',
  ],
  people: ['companies', 'employees'],
  secure: ['audit', 'instructions', 'lists', 'mailboxes', 'posture', 'posture-templates', 'protect', 'risk'],
  manage: ['devices', 'field-mode', 'integrations', 'organizations', 'profile', 'security-log', 'users'],
}

/**
 * Which modules share a script. A start waits for every script that it asks for, so there are few, by what is needed
 * together: the start, what a sign-in and the frame share, each of these two, what at least three screens share. The
 * rest is one script a screen.
 */
export const scriptGroups: Groups = [
  { name: 'start', tags: ['$initial'], priority: 5 },
  // What texts import is not theirs alone: a screen that needs it would load them in every language.
  { name: textsOf, priority: 4, includeDependenciesRecursively: false },
  { name: needed('shared', SIGN_IN_STEPS, FRAME), priority: 3 },
  { name: needed('sign-in', SIGN_IN_STEPS), priority: 2 },
  { name: needed('frame', FRAME), priority: 2 },
  { name: 'screens', minShareCount: 3, priority: 1 },
]

/** The script of a section in a language, such as `texts-secure-de`. */
function textsOf(id: string): string | null {
  const [, folder = '', language] = /\/client\/texts\/([^/]+)\/(\w+)\.ts$/.exec(id) ?? []
  if (!language) return null
  const group = Object.keys(TEXTS).find((name) => TEXTS[name]?.includes(folder)) ?? folder
  return `texts-${group}-${language}`
}

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
