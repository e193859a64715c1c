import { posix } from 'node:path'
import { parseSync } from 'vite'

/** A section that is named by something else than a text. */
export const UNREAD = '?'

interface Import {
  file: string
  /** What is loaded together with it. */
  sections: readonly string[]
}

interface Module {
  /** What comes in the same script or before it. */
  imports: readonly string[]
  /** What is loaded later, each place by itself. */
  later: readonly Import[]
  says: ReadonlySet<string>
}

interface Node {
  type: string
  [field: string]: unknown
}

interface Reading {
  /** The source of a file by its path in `src`. */
  read: (file: string) => string
  entry: string
  /** Files that fetch ahead, and draw none of what they fetch. */
  ahead: readonly string[]
  /** What is there before anything is loaded. */
  start: readonly string[]
  /** Hooks whose first argument is the section that they say. */
  hooks: readonly string[]
  /** Lists of sections by the names under which they are spread. */
  lists: Readonly<Record<string, readonly string[]>>
}

/** The parts of an app that are loaded each by itself, and what they say without its having been loaded. */
export function readParts({ read, entry, ahead, start, hooks, lists }: Reading) {
  const modules = new Map<string, Module>()
  const moduleOf = (file: string) => {
    const module = modules.get(file) ?? readModule(read(file), file, { hooks, lists })
    modules.set(file, module)
    return module
  }
  /** What is certain to be there when a part is drawn: what every way to it brings along. */
  const given = new Map([[entry, new Set(start)]])
  const waiting = [entry]
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const here = given.get(part) ?? new Set()
    for (const file of closureOf(part, moduleOf))
      for (const { file: next, sections } of ahead.includes(file) ? [] : moduleOf(file).later) {
        const brought = new Set([...here, ...sections])
        const before = given.get(next)
        const now = before ? new Set([...before].filter((section) => brought.has(section))) : brought
        if (before && before.size === now.size) continue
        given.set(next, now)
        waiting.push(next)
      }
  }
  const forgotten = [...given].flatMap(([part, sections]) =>
    [...closureOf(part, moduleOf)].flatMap((file) =>
      [...moduleOf(file).says]
        .filter((section) => section !== UNREAD && !sections.has(section))
        .map((section) => `${file} says ${section}, which is not loaded with ${part}`),
    ),
  )
  const unread = [...modules].filter(([, { says }]) => says.has(UNREAD)).map(([file]) => file)
  return { parts: [...given.keys()], forgotten: forgotten.toSorted(), unread }
}

/** Everything that a file imports at once, and the file itself. */
function closureOf(file: string, moduleOf: (file: string) => Module): Set<string> {
  const reached = new Set<string>()
  const waiting = [file]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...moduleOf(next).imports)
  }
  return reached
}

function readModule(
  source: string,
  file: string,
  { hooks, lists }: Pick<Reading, 'hooks' | 'lists'>,
): Module {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const imports: string[] = []
  const later: Import[] = []
  const says = new Set<string>()
  const visit = (node: Node, sections: readonly string[]) => {
    let inside = sections
    switch (node.type) {
      case 'ImportDeclaration':
        if (node['importKind'] !== 'type') imports.push(...targetsOf(node['source'], file))
        break
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        if (node['source'] && node['exportKind'] !== 'type') imports.push(...targetsOf(node['source'], file))
        break
      case 'ImportExpression':
        later.push(...targetsOf(node['source'], file).map((target) => ({ file: target, sections })))
        break
      case 'JSXAttribute':
        // What a list is told to say of its rows.
        if ((node['name'] as Node)['name'] === 'section') says.add(textOf(node['value'] as Node) ?? UNREAD)
        break
      case 'CallExpression': {
        const called = (node['callee'] as Node)['name']
        const [first, ...rest] = childrenOf(node['arguments'])
        if (hooks.includes(String(called))) says.add(textOf(first) ?? UNREAD)
        if (called === 'withTexts') inside = [...sections, ...rest.flatMap((each) => sectionsOf(each, lists))]
      }
    }
    for (const each of Object.values(node)) for (const child of childrenOf(each)) visit(child, inside)
  }
  visit(program as unknown as Node, [])
  return { imports, later, says }
}

const sectionsOf = (node: Node, lists: Reading['lists']): readonly string[] =>
  node.type === 'SpreadElement'
    ? (lists[String((node['argument'] as Node)['name'])] ?? [])
    : [textOf(node) ?? UNREAD]

/** A module of ours that is named by a text; packages and workers say nothing. */
function targetsOf(source: unknown, from: string): string[] {
  const name = textOf(source as Node)
  const file = name?.startsWith('.')
    ? posix.join(posix.dirname(from), name)
    : /^#(?:client|shared)\//.test(name ?? '')
      ? name?.slice(1)
      : undefined
  return file !== undefined && /\.tsx?$/.test(file) ? [file] : []
}

const textOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined

const childrenOf = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (each): each is Node => typeof each === 'object' && each !== null && 'type' in each,
  )
