import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Compressed script in bytes: up to a usable sign-in, and what one route may add to that. */
const BUDGET = { signIn: 250 * 1024, route: 150 * 1024 }

interface Chunk {
  fileName: string
  code: string
  imports: string[]
  isEntry: boolean
  isDynamicEntry: boolean
  name: string
}

/** Prints what the sign-in page and each route load, compressed, and fails a build that is over the budget. */
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
      const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
      // A worker is built as a bundle of its own.
      if (!entry || ![...chunks.values()].some(({ isDynamicEntry }) => isDynamicEntry)) return
      const sizes = new Map([...chunks].map(([name, { code }]) => [name, gzipSync(code).length]))
      const sum = (names: Iterable<string>) =>
        [...names].reduce((total, name) => total + (sizes.get(name) ?? 0), 0)
      const signIn = closure(chunks, entry)
      const lines: [string, number, number][] = [['sign-in page', sum(signIn), BUDGET.signIn]]
      for (const chunk of chunks.values()) {
        if (!chunk.isDynamicEntry) continue
        const added = [...closure(chunks, chunk)].filter((name) => !signIn.has(name))
        lines.push([chunk.name, sum(added), BUDGET.route])
      }
      for (const [name, size, most] of lines) {
        this.info(`${name}: ${kilobytes(size)} of at most ${kilobytes(most)} compressed script`)
        if (size > most)
          this.error(`${name} loads ${kilobytes(size)} of compressed script, more than ${kilobytes(most)}`)
      }
    },
  }
}

function closure(chunks: ReadonlyMap<string, Chunk>, from: Chunk): Set<string> {
  const reached = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || reached.has(name)) return
    reached.add(name)
    for (const next of chunk.imports) visit(next)
  }
  visit(from.fileName)
  return reached
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
