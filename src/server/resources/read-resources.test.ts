import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { noResources } from '#shared/contract/resources.ts'
import { ConfigurationProblem } from '#server/platform/configuration.ts'
import { readResources } from './read-resources.ts'

const folder = mkdtempSync(join(tmpdir(), 'castellan-resources-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(content: unknown): string {
  const file = join(folder, 'resources.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
const article = { title: 'First steps', url: 'https://help.test/first' }

test('without a file every list is empty', () => {
  expect(readResources(undefined)).toEqual(noResources)
})

test('what the file leaves out is filled in', () => {
  expect(readResources(fileWith({ knowledgeBase: [article] }))).toEqual({
    ...noResources,
    knowledgeBase: [{ ...article, description: '', topic: '', updated: null }],
  })
})

test.each([
  ['half a te', 'it is not JSON'],
  [[], 'expected object'],
  [{ articles: [] }, 'articles'],
  [{ downloads: [{ ...article, url: 'http://help.test' }] }, 'at downloads.0.url'],
  [{ downloads: [{ ...article, url: 'javascript:alert(1)' }] }, 'at downloads.0.url'],
  [{ marketing: [article, { ...article, title: ' ' }] }, 'at marketing.1.title'],
  [{ marketing: [article, { ...article, title: 'Again' }] }, 'at marketing.1.url: another one has'],
  [{ bestPractices: [{ ...article, link: 'x' }] }, 'at bestPractices.0'],
  [{ bestPractices: [{ ...article, updated: 'yesterday' }] }, 'at bestPractices.0.updated'],
  [' '.repeat(256 * 1024 + 1), 'larger than 256 KB'],
])('%j stops the start with where it is wrong', (content, where) => {
  const read = () => readResources(fileWith(content))
  expect(read).toThrow(ConfigurationProblem)
  expect(read).toThrow(where)
  expect(read).toThrow('RESOURCES_FILE names')
})

test('a file that is not there stops the start', () => {
  expect(() => readResources(join(folder, 'none.json'))).toThrow('there is no such file')
})
