import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { closureOf } from './lib/closure-of.ts'

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>
type Modules = Parameters<Extract<Groups[number]['name'], (...args: never[]) => unknown>>[1]

const APP = join(import.meta.dirname, '../src/client/app')
const TEXTS_FOLDER = join(import.meta.dirname, '../src/client/texts')

/** What the steps of a sign-in after its first page need. */
const SIGN_IN_STEPS = [
  'session/captcha.ts',
  'auth/leave-here.tsx',
  'auth/one-time-code.tsx',
  'auth/other-screen.tsx',
  'auth/sign-in-calls.ts',
]
/** What everybody who is signed in needs before any screen: the frame, the lock, the session. */
const FRAME = ['signed-in.tsx', 'lock/lock-gate.tsx', 'session/session.ts']

/** The definitions of all screens, of which each names its page. */
const SCREENS = 'routes/screens.ts'
/** What the frame opens over any screen. It asks the rules of policies, so its scripts are theirs and not the frame's. */
const SHEET = '../features/secure/assistant/assistant-sheet.tsx'
/** What is looked at in a tenant. */
const CHECKS = /\/src\/shared\/domain\/posture\/(?:checks|settings|sources)(?:\/|\.ts$)/
/** What draws a picture of a text, for who sets a second factor up. */
const QR_CODES = /\/node_modules\/uqr\//
/** What only some screens and the panel of a check have. */
const TABS =
  /\/node_modules\/(?:@zag-js|@ark-ui\/react\/dist\/components|@chakra-ui\/react\/dist\/esm\/components)\/tabs\//
const ICON = /\/node_modules\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/
const ICONS = /\/node_modules\/lucide-react\/dist\/esm\/lucide-react\.mjs$/
const ICON_EXPORT = /export\s*\{([^}]+)\}\s*from\s*['"]\.\/icons\/([\w-]+)\.mjs['"]/g
const ICON_IMPORT = /import\s*\{([^}]+)\}\s*from\s*['"]lucide-react['"]/g
/** What checks and screens without them know. */
const OF_BOTH =
  /\/domain\/(?:conditional-access\/well-known-roles|posture\/(?:required-license|verdict))\.ts$/
/** How many parts of the app share what is a script of its own. Fewer would make every screen load what a few need. */
const MANY = 4

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
    'install',
    'keys',
    'lists',
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
  people: ['companies', 'departments', 'employees', 'ignored'],
  'more-people': ['agent', 'employee-import', 'import-settings', 'mfa'],
  'by-hand': ['by-hand', 'check-steps'],
  alerts: ['alerts', 'alert-guides', 'alert-tasks', 'incidents', 'usual-setup'],
  secure: [
    'audit',
    'instructions',
    'mailboxes',
    'policy-history',
    'posture',
    'posture-templates',
    'protect',
    'risk',
    'what-first',
  ],
  policies: ['access', 'policy-lint', 'policy-rules', 'report-only'],
  'policy-editor': ['named-locations', 'policy-editor', 'sign-in-test'],
  protection: ['defender', 'protection-templates'],
  configuration: ['intune', 'intune-templates'],
  vendors: ['duo', 'partner', 'payees', 'ticketing'],
  office: [
    'assistant',
    'billing',
    'branding',
    'licenses',
    'own-notifications',
    'report-export',
    'setup',
    'support',
  ],
  manage: [
    'company-groups',
    'devices',
    'field-mode',
    'files',
    'integrations',
    'organizations',
    'profile',
    'scheduled-reports',
    'security-log',
    'users',
  ],
}

/**
 * Which modules share a script. A start waits for every script that it asks for, so there are few, by what is needed
 * together: the start, what a sign-in and the frame share, each of these two, what at least four screens share, of
 * several sections or of one. The rest is one script a screen.
 */
export const scriptGroups: Groups = [
  { name: 'start', tags: ['$initial'], priority: 6 },
  // What texts import is not theirs alone: a screen that needs it would load them in every language.
  { name: textsOf, priority: 5, includeDependenciesRecursively: false },
  // Our library of menus lists it among all that it has, so the frame seems to need it.
  { name: (id) => (QR_CODES.test(id) ? 'qr-codes' : null), priority: 4.5 },
  // Likewise; what they are made of stays where it is.
  { name: (id) => (TABS.test(id) ? 'tabs' : null), priority: 4.5, includeDependenciesRecursively: false },
  { name: iconOfScreens, priority: 4.5, includeDependenciesRecursively: false },
  { name: needed('shared', SIGN_IN_STEPS, FRAME), priority: 4 },
  // Else every screen loads the steps of a sign-in for a checkbox.
  { name: sharedWithSignIn, priority: 3.5 },
  { name: needed('sign-in', SIGN_IN_STEPS), priority: 3 },
  { name: needed('frame', FRAME), priority: 3 },
  // A script takes along what its modules import: all checks would else come with these few facts.
  { name: (id) => (OF_BOTH.test(id) ? 'screens' : null), priority: 2.6 },
  // All checks and what they read are much, and an alert or a company needs no more than a name of them.
  { name: (id) => (CHECKS.test(id) ? 'checks' : null), priority: 2.5 },
  // A script takes along what its modules import, so what several sections share goes first.
  { name: (id, modules) => (sectionOf(id, modules) ? null : 'screens'), minShareCount: MANY, priority: 2 },
  { name: scriptOfSection, minShareCount: MANY, priority: 1 },
]

/** The files of texts. */
const SAID =
  /\/(?:client\/texts\/([^/]+)|(detection-texts|(?:conditional-access\/(?:lint\/|templates\/)?|defender\/|intune\/)texts))\/(\w+)\.ts$/

/** The script of a section in a language, such as `texts-secure-de`. */
function textsOf(id: string): string | null {
  const [, own, shared, language] = SAID.exec(id) ?? []
  if (!language) return null
  // What mails or the API say, too, lies in `shared`, and the section passes it on.
  const folder = own ?? sectionPassingOn(shared)
  const group = Object.keys(TEXTS).find((name) => TEXTS[name]?.includes(folder)) ?? folder
  return `texts-${group}-${language}`
}

/** The section that passes on what mails or the API say, too, by the folder in which that lies. */
function sectionPassingOn(folder = ''): string {
  if (folder === 'detection-texts') return 'detections'
  const own = /^(defender|intune)\//.exec(folder)?.[1]
  return own ?? (folder.includes('/templates/') ? 'policy-templates' : 'policy-rules')
}

/** Gives a script's name to each module that all of these parts of the app need. */
function needed(name: string, ...parts: readonly string[][]) {
  let closures: ReadonlySet<string>[] | undefined
  return (id: string, modules: Modules) => {
    closures ??= parts.map((files) => closureOf(files.map(pathOf), (id) => importedBy(id, modules)))
    return closures.every((closure) => closure.has(id)) ? name : null
  }
}

/**
 * The script of an icon that only screens show. The library lists all of its icons in one module, so the frame seems to
 * need each; which it needs is read from what its own modules import by name.
 */
function iconOfScreens(id: string, modules: Modules): string | null {
  const [, icon] = ICON.exec(id) ?? []
  if (icon === undefined) return null
  frameIcons ??= iconsIn(
    closureOf([...SIGN_IN_STEPS, ...FRAME].map(pathOf), (each) => importedBy(each, modules)),
    modules,
  )
  return frameIcons.has(icon) ? null : 'icons'
}

let frameIcons: ReadonlySet<string> | undefined

/** The files of the icons that these modules import, by the names that the library has for each. */
function iconsIn(ids: Iterable<string>, modules: Modules): Set<string> {
  const codeOf = (id: string) => modules.getModuleInfo(id)?.code ?? ''
  const all = [...ids]
  const library = all.find((id) => ICONS.test(id))
  const files = new Map(
    [...codeOf(library ?? '').matchAll(ICON_EXPORT)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
  const names = all.flatMap((id) =>
    [...codeOf(id).matchAll(ICON_IMPORT)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []),
  )
  return new Set(names.flatMap((name) => files.get(name) ?? []))
}

const ofSignIn = needed('fields', SIGN_IN_STEPS)

/** What the steps of a sign-in need, and some screen as well. */
function sharedWithSignIn(id: string, modules: Modules): string | null {
  reaches ??= sectionsIn(modules)
  return [...reaches].some(([name, reach]) => name !== APP && reach.has(id)) ? ofSignIn(id, modules) : null
}

let reaches: ReadonlyMap<string, ReadonlySet<string>> | undefined

/**
 * The one section of features whose screens lead to a module, at once or later; null where another part of the app does, too.
 * A section may have parts, such as `secure-alerts`: what two of them share is the section's own.
 */
function sectionOf(id: string, modules: Modules): string | null {
  reaches ??= sectionsIn(modules)
  const [section = null, ...others] = [...reaches].flatMap(([name, reach]) => (reach.has(id) ? [name] : []))
  if (section === null || section === APP) return null
  if (others.length === 0) return section
  const [whole = ''] = section.split('-')
  return others.every((other) => other.startsWith(`${whole}-`)) ? whole : null
}

/** What a section shares is two scripts, where some of it leads to the checks: the rest of the section needs none of them. */
function scriptOfSection(id: string, modules: Modules): string | null {
  const section = sectionOf(id, modules)
  if (section === null) return null
  const leadsToChecks = [...closureOf([id], (each) => importedBy(each, modules))].some((each) =>
    CHECKS.test(each),
  )
  return leadsToChecks ? `${section}-checks` : section
}

/** What each section leads to, and, under the app's own folder, what the frame does. */
function sectionsIn(modules: Modules): Map<string, Set<string>> {
  const definitions = [
    ...importedBy(pathOf(SCREENS), modules).filter((id) => id.endsWith('.screen.ts')),
    pathOf(SHEET),
  ]
  const files = Map.groupBy(definitions, (id) =>
    id === pathOf(SHEET)
      ? 'secure-policy-management'
      : (/\/features\/([^/]+(?:\/[^/]+)?)\//.exec(id)?.[1]?.replace('/', '-') ?? APP),
  )
  files.set(APP, [...(files.get(APP) ?? []), ...FRAME.map(pathOf)])
  return new Map(
    [...files].map(([section, roots]) => {
      const isElsewhere = (id: string) => definitions.includes(id) && !roots.includes(id)
      const next = (id: string) =>
        // Texts are asked for by name, all of them from one place.
        isElsewhere(id) || id.startsWith(TEXTS_FOLDER)
          ? []
          : [...importedBy(id, modules), ...importedLaterBy(id, modules)]
      return [section, closureOf(roots, next)]
    }),
  )
}

const pathOf = (file: string) => join(APP, file)
const importedBy = (id: string, modules: Modules) => modules.getModuleInfo(id)?.importedIds ?? []
const importedLaterBy = (id: string, modules: Modules) =>
  modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []
