import { expect, test } from 'vitest'
import { englishOf } from '#tests/support/english.ts'
import { findRows } from '#client/parts/list/find-rows.ts'
import { templateList } from './template-list.ts'
import { templateRows } from './template-rows.ts'
import type { TemplatesAddress } from './templates-address.ts'

const row = (name: string, checks: string[], changed_at: string) => ({
  row: { id: name, name, description: `Of ${name}`, checks, changed_at },
  v: 1,
  isPending: false,
  isConflict: false,
})

const rows = templateRows(
  [
    row('Zürich', ['sms-codes-off', 'legacy-authentication-blocked', 'from-a-newer-version'], '2026-05-02'),
    row('Basel', ['sms-codes-off'], '2026-05-01'),
  ],
  englishOf('postureTemplates'),
)
const found = (address: TemplatesAddress) => findRows(rows, address, templateList).map(({ name }) => name)

test('a row tells what a template needs and how much of it a person has to set', () => {
  expect(rows.find(({ id }) => id === 'Zürich')).toMatchObject({
    type: 'custom',
    licenses: ['entraP1'],
    byHand: 1,
  })
  expect(rows.find(({ id }) => id === 'free-essentials')).toMatchObject({
    name: 'Essentials without paid licenses',
    type: 'default',
    licenses: [],
    view: undefined,
  })
})

test('templates are found by the words of name and description, and by type', () => {
  expect(found({ search: 'zurich of' })).toEqual(['Zürich'])
  expect(found({ type: 'custom' })).toEqual(['Basel', 'Zürich'])
  expect(found({ type: 'default' })).toHaveLength(rows.length - 2)
  expect(found({ type: 'default', search: 'zurich' })).toEqual([])
})

test('templates are sorted by name, or as wanted', () => {
  expect(found({ type: 'custom', direction: 'desc' })).toEqual(['Zürich', 'Basel'])
  expect(found({ type: 'custom', sort: 'checks' })).toEqual(['Basel', 'Zürich'])
  expect(found({ type: 'custom', sort: 'changed', direction: 'desc' })).toEqual(['Zürich', 'Basel'])
  expect(found({ sort: 'changed', direction: 'desc' }).slice(0, 2)).toEqual(['Zürich', 'Basel'])
  expect(found({ sort: 'type' }).slice(0, 2)).toEqual(['Basel', 'Zürich'])
  expect(found({}).slice(0, 2)).toEqual(['Advanced threats with Defender', 'Basel'])
})
