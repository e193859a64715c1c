import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readParts } from '#tests/support/app-parts.ts'
import { frameSections } from './frame-sections.ts'
import { startEnglish } from './section-files.ts'

const SOURCES = join(import.meta.dirname, '../..')

const app = readParts({
  read: (file) => readFileSync(join(SOURCES, file), 'utf8'),
  entry: 'client/app/main.tsx',
  ahead: ['client/app/main.tsx', 'client/app/routes/first-screens.ts'],
  start: Object.keys(startEnglish),
  hooks: ['useTexts', 'useTableLabels', 'useWholeSection'],
  lists: { frameSections },
})

test('every part of the app is loaded with what it says', () => {
  expect(app.parts.length).toBeGreaterThan(40)
  expect(app.forgotten).toEqual([])
})

test('a section is named where it is said, or by the callers of a hook that is known here', () => {
  expect(app.unread).toEqual(['client/parts/list/list.tsx', 'client/parts/list/use-table-labels.ts'])
})

/** What is forgotten in an app of these files, whose start brings `start`, and of which `entry.ts` is the first. */
const forgottenIn = (files: Record<string, string>) =>
  readParts({
    read: (file) => files[file] ?? '',
    entry: 'entry.ts',
    ahead: ['entry.ts'],
    start: ['start'],
    hooks: ['useTexts'],
    lists: { both: ['one', 'two'] },
  }).forgotten

test('what the start says is there for every part', () => {
  const part = "const t = useTexts('start')"
  expect(forgottenIn({ 'entry.ts': "import './a.ts'", 'a.ts': "import('./b.ts')", 'b.ts': part })).toEqual([])
})

test('what a part says is forgotten where it is not loaded with it, however deep it is said', () => {
  const files = {
    'entry.ts': "import './gate.ts'",
    'gate.ts': "const Part = lazy(() => import('./part.ts'))",
    'part.ts': "import { deep } from './deep.ts'",
    'deep.ts': "export const deep = () => useTexts('one')('title')",
  }
  expect(forgottenIn(files)).toEqual(['deep.ts says one, which is not loaded with part.ts'])
  const gate = "const Part = lazy(withTexts(() => import('./part.ts'), 'one'))"
  expect(forgottenIn({ ...files, 'gate.ts': gate })).toEqual([])
  const gateOfList = "const Part = lazy(withTexts(() => import('./part.ts'), ...both))"
  expect(forgottenIn({ ...files, 'gate.ts': gateOfList })).toEqual([])
})

test('what a page is loaded with is there for its dialogs, unless there is another way to them', () => {
  const files = {
    'entry.ts': "import './gate.ts'",
    'gate.ts': "withTexts(() => import('./page.ts'), 'one'); import('./other.ts')",
    'page.ts': "import('./dialog.ts')",
    'other.ts': '',
    'dialog.ts': "useTexts('one')",
  }
  expect(forgottenIn(files)).toEqual([])
  expect(forgottenIn({ ...files, 'other.ts': "import('./dialog.ts')" })).toEqual([
    'dialog.ts says one, which is not loaded with dialog.ts',
  ])
})

test('what is imported for its types says nothing, and what the first file fetches ahead is drawn by others', () => {
  const files = { 'gate.ts': "withTexts(() => import('./part.ts'), 'one')", 'part.ts': "useTexts('one')" }
  expect(forgottenIn({ ...files, 'entry.ts': "import type { Part } from './part.ts'" })).toEqual([])
  expect(forgottenIn({ ...files, 'entry.ts': "import './gate.ts'; import('./part.ts')" })).toEqual([])
})
