import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import type { PartFiles, StartScripts, StartWords } from '../src/client/app/start/start-scripts.ts'
import { frameSections } from '../src/client/texts/frame-sections.ts'
import { defaultLanguage, type Language, LANGUAGES } from '../src/shared/domain/language/languages.ts'
import { closureOf } from './lib/closure-of.ts'

const CLIENT = join(import.meta.dirname, '../src/client')
const ENTRY = join(CLIENT, 'app/main.tsx')
const START = join(CLIENT, 'app/start/start.ts')
const FIRST_SCREENS = join(CLIENT, 'app/routes/first-screens.ts')
/** What everybody who is signed in needs before any screen. */
const APP = ['app/lock/lock-gate.tsx', 'app/signed-in.tsx'].map((file) => join(CLIENT, file))
/** What stands before it on a device in field mode. */
const LOCK = join(CLIENT, 'app/lock/lock-screen.tsx')

type Chunk = Rolldown.OutputChunk

/**
 * Puts the first script into the page, which is bundled for itself, and what it needs to know: the app's own script, which
 * it runs, and which scripts a start of somebody who is signed in needs, so that they are all fetched at once. Otherwise
 * each wave of them is known only when the one before has run.
 */
export function startScripts(): Plugin {
  let isBuild = false
  let first: Promise<string> | undefined
  /** The name of the styles that the page has in itself. */
  let styles = ''
  const firstScript = () => (first ??= bundleStart())
  return {
    name: 'start-scripts',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    configureServer(server) {
      server.middlewares.use('/start.js', (_request, response, next) => {
        // Anew each time, as whoever develops it expects.
        bundleStart().then((source) => {
          response.setHeader('Content-Type', 'text/javascript')
          response.end(source)
        }, next)
      })
    },
    generateBundle: {
      // Before Vite writes down which styles a script asks for.
      order: 'pre',
      async handler(_options, bundle) {
        // A worker is built as a bundle of its own.
        const page = scriptsIn(bundle).find(isPage)
        if (!page) return
        ;[styles = ''] = page.viteMetadata?.importedCss ?? []
        for (const { viteMetadata } of scriptsIn(bundle)) viteMetadata?.importedCss.delete(styles)
        const source = await firstScript()
        this.emitFile({ type: 'asset', fileName: nameOf(source), source })
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        const words = await readWords()
        const html = said(page, words[defaultLanguage])
        if (!isBuild || !bundle) return { html, tags: [script({ src: '/start.js' })] }
        const { rest, entry } = withoutEntry(html)
        const scripts = JSON.stringify(startOf(scriptsIn(bundle), entry, words)).replaceAll('<', '\\u003c')
        return {
          html: rest,
          tags: [
            takeStyles(bundle, styles),
            { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: '', href: entry }, injectTo: 'head' },
            script({ type: 'application/json', id: 'start-scripts' }, scripts),
            script({ src: `/${nameOf(await firstScript())}` }),
          ],
        }
      },
    },
  }
}

const script = (attrs: Record<string, string>, children?: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs,
  ...(children === undefined ? {} : { children }),
  injectTo: 'head',
})

const nameOf = (source: string) =>
  `assets/start-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`

/** The first script as one that runs before the page is read further. */
async function bundleStart(): Promise<string> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: START, output: { format: 'iife' } },
    },
  })
  const [built] = [output].flat()
  const chunk = built && 'output' in built ? built.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('The first script of the page was not built')
  return chunk.code
}

const ENTRY_TAG = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/** The page without the app's own script, which the first script runs. */
function withoutEntry(html: string): { rest: string; entry: string } {
  const entry = ENTRY_TAG.exec(html)?.[1]
  if (entry === undefined)
    throw new Error('The page does not name the script of the app as the build expects')
  return { rest: html.replace(ENTRY_TAG, ''), entry }
}

/** Takes out the few styles of the page, which stand in it: a browser paints nothing before it has them. */
function takeStyles(bundle: Rolldown.OutputBundle, name: string): HtmlTagDescriptor {
  const styles = bundle[name]
  if (styles?.type !== 'asset') throw new Error('The page has no styles where the build expects them')
  delete bundle[name]
  return { tag: 'style', children: styles.source.toString(), injectTo: 'head' }
}

/** What the page itself says before there is a script. */
const said = (html: string, words: StartWords): string =>
  html.replaceAll(/%(\w+)%/g, (whole, name: string) => words[name as keyof StartWords] ?? whole)

async function readWords(): Promise<Record<Language, StartWords>> {
  const languages = Object.keys(LANGUAGES) as Language[]
  const read = async (section: string, language: Language) => {
    const file = pathToFileURL(join(CLIENT, 'texts', section, `${language}.ts`)).href
    const texts = (await import(file)) as Record<string, Record<string, string>>
    return Object.values(texts)[0] ?? {}
  }
  const words = languages.map(async (language) => {
    const [app, common] = await Promise.all([read('app', language), read('words', language)])
    const { startSlow, startFailedTitle, startFailedReason } = app
    return [language, { startSlow, startFailedTitle, startFailedReason, reload: common['reload'] }]
  })
  return Object.fromEntries(await Promise.all(words)) as Record<Language, StartWords>
}

const scriptsIn = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk')

const isPage = ({ isEntry, moduleIds }: Chunk) => isEntry && moduleIds.includes(ENTRY)

function startOf(
  chunks: readonly Chunk[],
  entryAddress: string,
  words: Record<Language, StartWords>,
): StartScripts {
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
  const textsOf = (sections: readonly string[]) =>
    Object.fromEntries(
      Object.keys(LANGUAGES).map((language) => {
        const files = sections.map((section) => join(CLIENT, 'texts', folderOf(section), `${language}.ts`))
        const names = new Set(files.map((file) => holding(file).fileName))
        return [language, [...names].filter((name) => !first.has(name))]
      }),
    ) as PartFiles['texts']
  const app = needed(APP)
  const partOf = (module: string, sections: readonly string[]): PartFiles => ({
    scripts: needed([module]).filter((name) => !app.includes(name)),
    texts: textsOf(sections),
  })
  return {
    entry: entryAddress,
    // English of the start is part of the first script.
    app: { scripts: app, texts: textsOf(['app', ...frameSections]) },
    lock: partOf(LOCK, ['lock', 'signOut']),
    screens: Object.fromEntries(
      firstScreens().map(({ path, page, sections }) => [path, partOf(page, sections)]),
    ),
    words,
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
