import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSync } from 'vite'

const CLIENT = join(import.meta.dirname, '..')

/** Attributes and properties whose words people see or hear. */
const SPOKEN =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|\w*(label|title|placeholder|reason|text|detail|heading|description|error|hint|purpose|help))$/i

test('every word that a screen shows comes from the catalogue', () => {
  const files = globSync('**/*.tsx', { cwd: CLIENT }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    visibleTexts(readFileSync(join(CLIENT, file), 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['text between tags', '<p>Nothing here</p>', ['Nothing here']],
  ['a string between tags', "<p>{'Nothing here'}</p>", ['Nothing here']],
  ['either side of a choice', "<p>{isOn ? 'On' : t('off')}{isOn && 'still'}</p>", ['On', 'still']],
  ['a template with words', '<p>{`${count} rows`}</p>', ['rows']],
  ['an attribute that is heard', '<b aria-label="Close" alt="A door" />', ['Close', 'A door']],
  [
    'an attribute that is shown',
    "<Field label={'Name'} disabledReason={x ? 'Not now' : undefined} />",
    ['Name', 'Not now'],
  ],
  ['a property that is shown', "<Menu items={[{ id: 'edit', label: 'Edit' }]} />", ['Edit']],
])('%s is seen', (_, source, texts) => {
  expect(visibleTexts(`const shown = ${source}`).map(({ text }) => text)).toEqual(texts)
})

test('marks, keys, names of texts and what nobody sees pass', () => {
  const source = `const shown = (
    <p className="small" title={t('close')}>
      {' · '}
      {kind === 'none' ? t(\`kinds.\${kind}\`) : <Badge tone="red">{count}</Badge>}
    </p>
  )`
  expect(visibleTexts(source)).toEqual([])
})

interface Node {
  type: string
  start: number
  value?: unknown
  name?: { name?: string; namespace?: unknown }
  key?: Node & { name?: string }
  [field: string]: unknown
}

interface VisibleText {
  line: number
  text: string
}

/** Words in a component's source that reach a person without the catalogue of texts. */
function visibleTexts(source: string): VisibleText[] {
  const { program, errors } = parseSync('component.tsx', source)
  if (errors.length > 0) throw new Error(errors[0]?.message)
  const found: VisibleText[] = []
  const note = (node: Node, text: string) => {
    if (/\p{L}/u.test(text))
      found.push({ line: source.slice(0, node.start).split('\n').length, text: text.trim() })
  }
  const visit = (node: Node) => {
    if (node.type === 'JSXText') note(node, String(node.value))
    if (node.type === 'JSXAttribute' && SPOKEN.test(nameOf(node.name))) noteWords(node.value, note)
    if (node.type === 'Property' && SPOKEN.test(nameOf(node.key))) noteWords(node.value, note)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of childrenOf(node['children'])) {
        if (child.type === 'JSXExpressionContainer') noteWords(child, note)
      }
    }
    for (const each of Object.values(node)) for (const child of childrenOf(each)) visit(child)
  }
  visit(program as unknown as Node)
  return found
}

/** The words that an expression can come to, without looking into what it calls. */
function noteWords(value: unknown, note: (node: Node, text: string) => void) {
  for (const node of childrenOf(value)) {
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string') note(node, node.value)
        break
      case 'TemplateLiteral':
        for (const part of childrenOf(node['quasis'])) note(part, (part.value as { raw: string }).raw)
        noteWords(node['expressions'], note)
        break
      case 'JSXExpressionContainer':
        noteWords(node['expression'], note)
        break
      case 'ConditionalExpression':
        noteWords([node['consequent'], node['alternate']], note)
        break
      case 'LogicalExpression':
      case 'BinaryExpression':
        // What is compared is not shown.
        if (!/[=<>]/.test(String(node['operator']))) noteWords([node['left'], node['right']], note)
    }
  }
}

const nameOf = (node: { name?: unknown } | undefined): string =>
  typeof node?.name === 'string' ? node.name : ''

const childrenOf = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (each): each is Node => typeof each === 'object' && each !== null && typeof each.type === 'string',
  )
