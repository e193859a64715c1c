import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { frameSections } from '../src/client/texts/frame-sections.ts'
import { closureOf } from './lib/closure-of.ts'
import { defaultLanguage, LANGUAGES } from '../src/shared/domain/language/languages.ts'

const CLIENT = join(import.meta.dirname, '../src/client')
const ENTRY = join(CLIENT, 'app/main.tsx')
const FIRST_SCREENS = join(CLIENT, 'app/routes/first-screens.ts')
/** What everybody who is signed in needs before any screen. */
const APP = ['app/lock/lock-gate.tsx', 'app/signed-in.tsx'].map((file) => join(CLIENT, file))
/** What stands before it on a device in field mode. */
const LOCK = join(CLIENT, 'app/lock/lock-screen.tsx')

type Chunk = Rolldown.OutputChunk
/** The names of files, by language. */
type Texts = Record<string, string[]>

interface Part {
  scripts: string[]
  texts: Texts
}

/** What `start.js` fetches: see there. */
interface StartScripts {
  app: Part
  lock: Part
  screens: Record<string, Part>
  languages: string[]
  usual: string
}

/**
 * Puts `start.js` into the page, and which scripts a start of somebody who is signed in needs, so that they are all fetched
 * at once: otherwise each wave of them is known only when the one before has run.
 */
export function startScripts(): Plugin {
  const source = readFileSync(join(CLIENT, 'start.js'))
  const built = `assets/start-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
  return {
    name: 'start-scripts',
    generateBundle(_options, bundle) {
      // A worker is built as a bundle of its own.
      if (scriptsIn(bundle).some(isPage)) this.emitFile({ type: 'asset', fileName: built, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [
        ...(bundle
          ? [
              {
                tag: 'script',
                attrs: { type: 'application/json', id: 'start-scripts' },
                children: JSON.stringify(startOf(scriptsIn(bundle))).replaceAll('<', '\\u003c'),
                injectTo: 'head' as const,
              },
            ]
          : []),
        { tag: 'script', attrs: { src: bundle ? `/${built}` : '/start.js' }, injectTo: 'head' as const },
      ],
    },
  }
}

const scriptsIn = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk')

const isPage = ({ isEntry, moduleIds }: Chunk) => isEntry && moduleIds.includes(ENTRY)

function startOf(chunks: readonly Chunk[]): StartScripts {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const holding = (module: string): Chunk => {
    const found = chunks.find(({ moduleIds }) => moduleIds.includes(module))
    if (!found) throw new Error(`No script has ${module}, so a start cannot be told to fetch it`)
    return found
  }
  const entry = chunks.find(isPage)
  const first = entry ? new Set([entry.fileName, ...entry.imports]) : new Set<string>()
  const importsOf = (name: string) => byName.get(name)?.imports ?? []
  const needed = (modules: readonly string[]) => {
    const files = modules.map((module) => holding(module).fileName)
    return [...closureOf(files, importsOf)].filter((name) => !first.has(name))
  }
  const textsOf = (sections: readonly string[]): Texts =>
    Object.fromEntries(
      Object.keys(LANGUAGES).map((language) => {
        const files = sections.map((section) => join(CLIENT, 'texts', folderOf(section), `${language}.ts`))
        const names = new Set(files.map((file) => holding(file).fileName))
        return [language, [...names].filter((name) => !first.has(name))]
      }),
    )
  const app = needed(APP)
  const partOf = (module: string, sections: readonly string[]): Part => ({
    scripts: needed([module]).filter((name) => !app.includes(name)),
    texts: textsOf(sections),
  })
  return {
    // English of the start is part of the first script.
    app: { scripts: app, texts: textsOf(['app', ...frameSections]) },
    lock: partOf(LOCK, ['lock', 'signOut']),
    screens: Object.fromEntries(
      firstScreens().map(({ path, page, sections }) => [path, partOf(page, sections)]),
    ),
    languages: Object.keys(LANGUAGES),
    usual: defaultLanguage,
  }
}

/** `quickPanel` is in the folder `quick-panel`. */
const folderOf = (section: string) => section.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const FIRST_SCREEN = /'(\/[^']+)': withTexts\(\s*\(\) => import\('#client\/([^']+)'\),\s*([^)]+)\)/g

/** The screens of the list in the app, which this cannot import: it is read as it is written. */
function firstScreens(): { path: string; page: string; sections: string[] }[] {
  const written = readFileSync(FIRST_SCREENS, 'utf8')
  const found = [...written.matchAll(FIRST_SCREEN)].map(([, path = '', page = '', sections = '']) => ({
    path,
    page: join(CLIENT, page),
    sections: [...sections.matchAll(/'(\w+)'/g)].map(([, section = '']) => section),
  }))
  if (found.length !== (written.match(/withTexts\(/g)?.length ?? 0))
    throw new Error(`${FIRST_SCREENS} names its screens in a way that the build does not read`)
  return found
}
