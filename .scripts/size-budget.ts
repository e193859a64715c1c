import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { closureOf } from './lib/closure-of.ts'

/**
 * Compressed script in bytes: up to a usable sign-in, what the frame of whoever is signed in may add to that, what one
 * screen may add to both, and what each may say in one language.
 */
const BUDGET = { signIn: 250 * 1024, frame: 174 * 1024, screen: 111 * 1024, texts: 16 * 1024 }

/**
 * A reader of documents and an editor of JSON are each loaded by themselves, by whoever opens one for the first time; all checks with all
 * rules of policies by whoever asks the assistant something.
 */
const OWN_BUDGET: Record<string, number> = {
  'document-viewer': 150 * 1024,
  'code-frame': 150 * 1024,
  'by-rules': 130 * 1024,
}

/** The scripts that the frame starts with. */
const FRAME = ['frame', 'shared']

interface Chunk {
  fileName: string
  code: string
  imports: string[]
  isEntry: boolean
  isDynamicEntry: boolean
  name: string
}

/** Prints what the sign-in page, the frame and each screen load, compressed, and fails a build that is over the budget. */
export function sizeBudget(): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>(
        Object.values(bundle).flatMap((each) =>
          each.type === 'chunk' ? [[each.fileName, each as Chunk] as const] : [],
        ),
      )
      // A worker is built as a bundle of its own, in which nothing is loaded later.
      if (![...chunks.values()].some(({ isDynamicEntry }) => isDynamicEntry)) return
      const named = (name: string): Chunk => {
        const chunk = [...chunks.values()].find((each) => each.name === name)
        return chunk ?? this.error(`There is no script named ${name}, so nothing can be said about its size`)
      }
      const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
      if (!entry) this.error('There is no script to start with, so nothing can be said about its size')
      const sizes = new Map([...chunks].map(([name, { code }]) => [name, gzipSync(code).length]))
      const sum = (names: Iterable<string>) =>
        [...names].reduce((total, name) => total + (sizes.get(name) ?? 0), 0)
      const signIn = closure(chunks, [entry])
      const beyond = (from: readonly Chunk[], ...before: ReadonlySet<string>[]) =>
        new Set([...closure(chunks, from)].filter((name) => !before.some((there) => there.has(name))))
      const frame = beyond(FRAME.map(named), signIn)
      const lines: [string, number, number][] = [
        ['sign-in page', sum(signIn), BUDGET.signIn],
        ['frame', sum(frame), BUDGET.frame],
      ]
      for (const chunk of chunks.values()) {
        if (!chunk.isDynamicEntry) continue
        lines.push([chunk.name, sum(beyond([chunk], signIn, frame)), OWN_BUDGET[chunk.name] ?? BUDGET.screen])
      }
      // Somebody loads one language of each; the English of the start is a part of the sign-in page.
      for (const [group, languages] of Map.groupBy(chunks.values(), ({ name }) => textsIn(name))) {
        if (group === undefined) continue
        const largest = Math.max(...languages.map(({ fileName }) => sizes.get(fileName) ?? 0))
        lines.push([`texts of ${group}`, largest, BUDGET.texts])
      }
      for (const [name, size, most] of lines) {
        this.info(`${name}: ${kilobytes(size)} of at most ${kilobytes(most)} compressed script`)
        if (size > most)
          this.error(`${name} loads ${kilobytes(size)} of compressed script, more than ${kilobytes(most)}`)
      }
    },
  }
}

/** These scripts with all that they import; what is not in the bundle weighs nothing. */
const closure = (chunks: ReadonlyMap<string, Chunk>, from: readonly Chunk[]): Set<string> =>
  closureOf(
    from.map(({ fileName }) => fileName),
    (name) => chunks.get(name)?.imports ?? [],
  )

/** The group of a script of texts, such as `secure` of `texts-secure-de`. */
const textsIn = (name: string) => /^texts-(.+)-\w+$/.exec(name)?.[1]

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
