import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findCorpus } from '#tests/support/corpora.ts'
import { PRODUCT_NAMES, productName } from './sku-names.ts'

test('A known product has its name, whatever the case of its id', () => {
  expect(productName('CBDC14AB-D96C-4C30-B9F4-6ADA7CDC1D46', 'SPB')).toBe('Microsoft 365 Business Premium')
})

test.each([
  ['PROJECT_PLAN1_DEPT', 'Project Plan1 Dept'],
  ['WINDOWS_STORE', 'Windows Store'],
  ['Microsoft_Viva_Sales', 'Microsoft Viva Sales'],
  ['SPE_E5', 'SPE E5'],
])('The part number %s of an unknown product reads %s', (partNumber, name) => {
  expect(productName('00000000-0000-0000-0000-000000000000', partNumber)).toBe(name)
})

test('Ids are written in lower case', () => {
  for (const id of Object.keys(PRODUCT_NAMES))
    expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

const folder = findCorpus('m365-sku-names')

describe.skipIf(folder === undefined)('The published table', () => {
  test('has every name as it is here', () => {
    const published = readTable(join(folder ?? '', 'MicrosoftLicenseToProductNameMappings.csv'))
    const differing = Object.entries(PRODUCT_NAMES).filter(([id, name]) => published.get(id) !== name)
    expect(differing).toEqual([])
  })
})

/** Display name by SKU id. */
function readTable(path: string): Map<string, string> {
  const lines = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  const cells = lines.map((line) => line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [])
  return new Map(cells.map(([name, , id]) => [plain(id).toLowerCase(), plain(name)]))
}

const plain = (cell = '') => cell.replace(/,$/, '').replace(/^"|"$/g, '').replaceAll('""', '"').trim()
