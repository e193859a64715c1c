import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const SHARED = join(import.meta.dirname, '../../../src/shared')

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

interface Place {
  start: number
  end: number
  /** Undefined where the text is taken from another section. */
  text: string | undefined
}

/** What the server says, too, lies in `src/shared`; the file of the section only passes it on. */
const PASSED_ON = /^export \{ \w+ \} from '#shared\/([\w/-]+\.ts)'\n$/

/** The file in which a section's texts are written. */
export function writtenIn(file: string): string {
  const [, shared] = existsSync(file) ? (PASSED_ON.exec(readFileSync(file, 'utf8')) ?? []) : []
  return shared === undefined ? file : join(SHARED, shared)
}

/** What a section says in one language, by key, read from its source. */
export function textsIn(source: string): Map<string, string | undefined> {
  return new Map([...placesIn(source)].map(([key, { text }]) => [key, text]))
}

/** The source of a section in which some keys say something else, or are there for the first time. */
export function withTexts(source: string, texts: ReadonlyMap<string, string>): string {
  let changed = source
  for (const [key, text] of texts) changed = withText(changed, key, text)
  return changed
}

/** The source of a section that says nothing yet. */
export const emptySection = (section: string, language: string): string =>
  `import type { Translation } from '../translation.ts'\n\nexport const ${section} = {} satisfies Translation<'${language}', '${section}'>\n`

function withText(source: string, key: string, text: string): string {
  const place = placesIn(source).get(key)
  if (place) return source.slice(0, place.start) + JSON.stringify(text) + source.slice(place.end)
  const path = key.split('.')
  let inside = tableIn(source)
  for (let next = childOf(inside, path[0]); next && path.length > 1; next = childOf(inside, path[0])) {
    inside = next
    path.shift()
  }
  const added = path.reduceRight((value, name) => `{ ${keyOf(name)}: ${value} }`, JSON.stringify(text))
  const last = propertiesOf(inside).at(-1)?.end ?? inside.start + 1
  const comma = last === inside.start + 1 ? '' : ','
  return `${source.slice(0, last)}${comma}\n${added.slice(2, -2)}${source.slice(last)}`
}

const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

function placesIn(source: string): Map<string, Place> {
  const places = new Map<string, Place>()
  const visit = (table: Node, path: string) => {
    for (const property of propertiesOf(table)) {
      const value = property['value'] as Node
      const key = path + nameOf(property)
      if (value.type === 'ObjectExpression') visit(value, `${key}.`)
      else {
        const text = value.type === 'Literal' ? String(value['value']) : undefined
        places.set(key, { start: value.start, end: value.end, text })
      }
    }
  }
  visit(tableIn(source), '')
  return places
}

/** The object that a section's file exports. */
function tableIn(source: string): Node {
  const { program, errors } = parseSync('section.ts', source)
  if (errors.length > 0) throw new Error(errors[0]?.message)
  const [exported] = (program as unknown as { body: Node[] }).body.filter(
    ({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration,
  )
  const [declarator] = ((exported?.['declaration'] as Node | undefined)?.['declarations'] ?? []) as Node[]
  let value = declarator?.['init'] as Node | undefined
  while (value?.type.startsWith('TS')) value = value['expression'] as Node
  if (value?.type !== 'ObjectExpression') throw new Error('This file exports no texts')
  return value
}

const propertiesOf = (table: Node) =>
  (table['properties'] as Node[]).filter(({ type }) => type === 'Property')

const nameOf = ({ key }: Node): string => {
  const { name, value } = key as { name?: string; value?: string }
  return name ?? String(value)
}

const childOf = (table: Node, name: string | undefined): Node | undefined => {
  const value = propertiesOf(table).find((each) => nameOf(each) === name)?.['value'] as Node | undefined
  return value?.type === 'ObjectExpression' ? value : undefined
}
