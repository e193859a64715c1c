import { posix } from 'node:path'

/** What each file imports, as it is written there. */
export type Imports = Record<string, readonly string[]>

const FEATURE = [
  'src/client/parts',
  'src/client/machines',
  'src/client/data',
  'src/client/ui',
  'src/client/texts',
]
const SHARED = ['src/shared/contract', 'src/shared/domain', 'src/shared/lib']

/**
 * Folder -> folders that it may import besides itself. A row with `*` stands for each folder by itself: none may import
 * its neighbor unless its own row is named. `/**` is everything below.
 */
const LAYERS: Record<string, readonly string[]> = {
  'src/shared/lib': [],
  'src/shared/domain': ['src/shared/lib'],
  'src/shared/contract': ['src/shared/domain', 'src/shared/lib'],

  'src/client/ui': ['src/shared/lib'],
  'src/client/texts': SHARED,
  'src/client/data': SHARED,
  'src/client/machines': ['src/client/data', ...SHARED],
  'src/client/parts': [
    'src/client/machines',
    'src/client/data',
    'src/client/ui',
    'src/client/texts',
    ...SHARED,
  ],
  'src/client/features/*': [...FEATURE, ...SHARED],
  // A section with several features; what these share lies in its `parts`.
  'src/client/features/secure/parts': [...FEATURE, ...SHARED],
  'src/client/features/secure/*': ['src/client/features/secure/parts', ...FEATURE, ...SHARED],
  'src/client/app': ['src/client/**', 'workers/**', ...SHARED],

  // How workers ask the server.
  'workers/server': ['src/client/data', ...SHARED],
  'workers/*': ['workers/server', 'src/client/data', ...SHARED],

  // A vendor knows no other; what their pages for people have in common lies beside them.
  'src/sandbox': [],
  'src/sandbox/*': ['src/sandbox'],

  'src/server/platform': SHARED,
  'src/server/connectors': SHARED,
  'src/server/connectors/*': ['src/server/connectors', ...SHARED],
  // It has nouns do what has happened in it.
  'src/server/demo': [
    'src/server/*',
    'src/server/connectors',
    'src/server/platform',
    'src/sandbox/**',
    ...SHARED,
  ],
  // A noun; that nouns make no ring is asked by `rings`.
  'src/server/*': ['src/server/*', 'src/server/connectors', 'src/server/platform', ...SHARED],
  // A report says what the screens say, in their words, which are data.
  'src/server/reports': [
    'src/server/*',
    'src/server/connectors',
    'src/server/platform',
    'src/client/texts',
    ...SHARED,
  ],
  // main.ts, site.ts and the other files that put the parts together.
  'src/server': ['src/server/**', 'src/sandbox/**', ...SHARED],
}

/** Folder -> packages that it may import (only), or may not (never). */
const PACKAGES: Record<string, { only: readonly string[] } | { never: readonly string[] }> = {
  'src/shared/lib/archive': { only: ['@zip.js/zip.js'] },
  // Reads and writes spreadsheets, on both sides.
  'src/shared/lib/spreadsheet': { only: ['@zip.js/zip.js', 'saxes', 'papaparse'] },
  'src/shared': { only: ['zod', 'uuid'] },
  'src/client/data': {
    never: ['react', 'react-dom', 'dexie-react-hooks', '@xstate/react', '@chakra-ui/react'],
  },
  workers: { never: ['react', 'react-dom', 'dexie-react-hooks', '@xstate/react', '@chakra-ui/react'] },
}

/** File -> the files that alone may import it. */
const GUARDED: Record<string, readonly string[]> = {
  // Whoever changes something by `commit`, or as a command, tells devices of it.
  'src/server/platform/sync/unit-of-work.ts': [
    'src/server/platform/sync/commit.ts',
    'src/server/platform/sync/sql-store.ts',
  ],
  'src/server/platform/sync/sql-store.ts': ['src/server/api.ts'],
}

/** The one file that knows the vendors: every other one asks for what a vendor can do, whichever it is. */
const VENDORS = 'src/server/connectors/vendors.ts'

/** Every import that points up or sideways, as a sentence. */
export function violations(imports: Imports): string[] {
  return Object.entries(imports).flatMap(([file, imported]) =>
    imported.filter((target) => !isAllowed(file, target)).map((target) => `${file} may not import ${target}`),
  )
}

/** Every ring that the folders below one make by what they import of one another, as a sentence; tests make none. */
export const rings = (imports: Imports, parent: string): string[] =>
  ringsOf(imports, (file) => childOf(parent, file))

/** Every ring that files make by what they import of one another, a type or a value, as a sentence; tests make none. */
export const fileRings = (imports: Imports): string[] => ringsOf(imports, (file) => file)

function ringsOf(imports: Imports, placeOf: (file: string) => string | undefined): string[] {
  const graph = new Map<string, Set<string>>()
  for (const [file, imported] of Object.entries(imports)) {
    const from = placeOf(file)
    if (from === undefined || isTest(file)) continue
    const targets = imported.map((target) => placeOf(resolve(file, target) ?? ''))
    const others = targets.filter((to) => to !== undefined && to !== from)
    graph.set(from, new Set([...(graph.get(from) ?? []), ...others] as string[]))
  }
  const settled = new Set<string>()
  const found: string[] = []
  const walk = (place: string, way: readonly string[]) => {
    if (way.includes(place)) found.push([...way.slice(way.indexOf(place)), place].join(' -> '))
    if (way.includes(place) || settled.has(place)) return
    for (const next of graph.get(place) ?? []) walk(next, [...way, place])
    settled.add(place)
  }
  for (const place of graph.keys()) walk(place, [])
  return found
}

/** The folder below a parent that a file lies in; none for a file that lies in the parent itself. */
function childOf(parent: string, file: string): string | undefined {
  const [child, ...rest] = file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/') : []
  return rest.length > 0 ? child : undefined
}

function isAllowed(file: string, imported: string): boolean {
  const target = resolve(file, imported)
  if (target === undefined) return isPackageAllowed(file, imported)
  const from = layerOf(file)
  const to = layerOf(target)
  if (isTest(file) && target.startsWith('tests/support/')) return true
  // A connector is tested against the pretend cloud of its vendor.
  if (isTest(file) && target.startsWith('src/sandbox/')) return true
  if (GUARDED[target]?.includes(file) === false) return false
  if (!from || !to) return false
  const vendor = childOf('src/server/connectors', target)
  if (vendor !== undefined && from.folder !== to.folder) return file === VENDORS
  return from.folder === to.folder || from.mayImport.some((allowed) => covers(allowed, to))
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** The file that an import names, or undefined for a package. */
function resolve(file: string, imported: string): string | undefined {
  if (imported.startsWith('.')) return posix.join(posix.dirname(file), imported)
  if (/^#(workers|tests)\//.test(imported)) return imported.slice(1)
  if (imported.startsWith('#')) return `src/${imported.slice(1)}`
  return undefined
}

interface Layer {
  /** The row of the table. */
  pattern: string
  /** The folder that this row stands for in this case. */
  folder: string
  mayImport: readonly string[]
}

/** The most exact row of the table that a file falls under: the deepest, and one with a name before one with `*`. */
function layerOf(file: string): Layer | undefined {
  const rows = Object.entries(LAYERS).flatMap(([pattern, mayImport]) => {
    const folder = folderOf(pattern, file)
    return folder ? [{ pattern, folder, mayImport }] : []
  })
  return rows
    .toSorted((a, b) => b.folder.length - a.folder.length || b.pattern.length - a.pattern.length)
    .at(0)
}

function folderOf(pattern: string, file: string): string | undefined {
  const parts = pattern.split('/')
  const own = file.split('/').slice(0, parts.length)
  const isInside =
    file.split('/').length > parts.length && parts.every((part, at) => part === '*' || part === own[at])
  return isInside ? own.join('/') : undefined
}

const covers = (allowed: string, { pattern, folder }: Layer) =>
  allowed.endsWith('/**') ? `${folder}/`.startsWith(allowed.slice(0, -2)) : allowed === pattern

function isPackageAllowed(file: string, imported: string): boolean {
  if (isTest(file)) return true
  const name = imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/')
  const rule = Object.entries(PACKAGES).find(([folder]) => file.startsWith(`${folder}/`))?.[1]
  if (!rule) return true
  return 'only' in rule ? rule.only.includes(name) : !rule.never.includes(name)
}

const IMPORT =
  /(?:^|[;{}(=&|]|\bawait)\s*(?:(?:import|export)\b[^'"`;()]*?\bfrom\s*|import\s*\(?\s*)(['"])([^'"]+)\1/gm

/** What a source file imports: by statement or call, values or types. */
export function importsIn(source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, , imported]) => imported ?? '')
}
