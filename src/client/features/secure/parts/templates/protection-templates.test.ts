import { expect, test } from 'vitest'
import { namedProblems } from './named-fields.ts'
import { protectionTemplateLists } from './protection-template-list.ts'
import {
  baselinesWith,
  protectionBaselineRows,
  type ProtectionTemplateRow,
} from './protection-template-row.ts'

const buildRow = (id: string, parts: Partial<ProtectionTemplateRow> = {}): ProtectionTemplateRow => ({
  id,
  name: id,
  description: '',
  kind: 'links',
  kindText: 'Links',
  policyName: id,
  companies: 0,
  drifted: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  changedAt: '2026-01-02T00:00:00.000Z',
  isPending: false,
  isConflict: false,
  ...parts,
})
const spam = buildRow('b', { kind: 'spam', kindText: 'Spam' })
const view = {
  row: {
    id: 'baseline',
    name: 'House rules',
    description: '',
    templates: ['b', 'gone', 'a'],
    policy_type: 'DEFENDER' as const,
    created_at: '',
    changed_at: '',
  },
  v: 1,
  isPending: false,
  isConflict: false,
}

test('a baseline has its templates in their order, and says how many it names though one is not here', () => {
  const [row] = protectionBaselineRows([view], [buildRow('a'), spam])
  expect(row?.templates.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(row?.templateIds).toHaveLength(3)
})

test('a template is in use by the baselines that name it', () => {
  const baselines = protectionBaselineRows([view], [])
  expect(baselinesWith('a', baselines)).toEqual(['House rules'])
  expect(baselinesWith('c', baselines)).toEqual([])
})

test('a filter by kind finds templates of it, and baselines with such a template', () => {
  const { templates, baselines } = protectionTemplateLists('test')
  expect(templates.filters?.kind?.(spam, 'spam', {})).toBe(true)
  expect(templates.filters?.kind?.(spam, 'links', {})).toBe(false)
  const [row] = protectionBaselineRows([view], [buildRow('a'), spam])
  expect(row && baselines.filters?.kind?.(row, 'spam', {})).toBe(true)
  expect(row && baselines.filters?.kind?.(row, 'malware', {})).toBe(false)
})

test('a name is needed, and is nobody else’s, whatever its capitals', () => {
  expect(namedProblems({ name: ' ', description: '' }, [])).toEqual({ name: { kind: 'required' } })
  expect(namedProblems({ name: 'house RULES ', description: '' }, ['House rules'])).toEqual({
    name: { kind: 'taken' },
  })
  expect(namedProblems({ name: 'Other', description: 'x'.repeat(2001) }, ['House rules'])).toEqual({
    description: { kind: 'max', limit: 2000 },
  })
})
