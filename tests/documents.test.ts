import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const documents = globSync(['*.md', '.readme/*.md', 'src/**/*.md', 'workers/**/*.md', 'tests/**/*.md'])
const linked = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g

/** As the addresses of headings are made from their words. */
const headingsIn = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Links of a document that lead to no file, or to no heading in it. */
function deadLinksIn(document: string, text: string): string[] {
  return [...text.matchAll(linked)].flatMap(([link, path = '', heading]) => {
    const target = path === '' ? document : join(dirname(document), path)
    if (!existsSync(target)) return [link]
    const isThere = heading === undefined || headingsIn(readFileSync(target, 'utf8')).includes(heading)
    return isThere ? [] : [link]
  })
}

test.each(documents)('every link of %s leads somewhere', (document) => {
  expect(deadLinksIn(document, readFileSync(document, 'utf8'))).toEqual([])
})

test('a link to a file or a heading that is not there is found', () => {
  const text = '[a](src/gone.md) [b](README.md#gone) [c](README.md#the-tree) [d](#here)\n# Here'
  expect(deadLinksIn('README.md', text)).toEqual(['](src/gone.md)', '](README.md#gone)', '](#here)'])
})

describe('what is shown of each vendor’s protocol', () => {
  const document = 'src/server/connectors/conformance.md'
  const shown = [
    ...readFileSync(document, 'utf8').matchAll(/^\| (.+?) \| (.+?) \| .* \| \[(.+)\]\((.+)\) \|$/gm),
  ].map(([, vendor = '', what = '', title = '', path = '']) => ({
    vendor,
    what,
    title,
    file: join(dirname(document), path),
  }))

  test('is shown by a test that is there', () => {
    expect(shown.filter(({ file, title }) => !readFileSync(file, 'utf8').includes(`'${title}'`))).toEqual([])
  })

  test('is signing in, paging, errors and slowing down, of all of them', () => {
    const byVendor = Map.groupBy(shown, ({ vendor }) => vendor)
    expect(byVendor.size).toBe(9)
    const lacking = [...byVendor].filter(
      ([, rows]) =>
        rows[0]?.what.startsWith('Signing') !== true ||
        !['Paging', 'Errors', 'Slowing down'].every((each) => rows.some(({ what }) => what === each)),
    )
    expect(lacking.map(([vendor]) => vendor)).toEqual([])
  })
})

test('the first document fits on three screens', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(150)
})

describe('a section of the sync design that the sources name', () => {
  const cited = /\bsync\.md ([\d.]*\d)(?: and (\d[\d.]*\d|\d))?/g
  const sections = new Set(
    [...readFileSync('workers/sync/sync.md', 'utf8').matchAll(/^#+ ([\d.]+) /gm)].map(([, number]) => number),
  )
  const sources = globSync(['src/**/*.{ts,tsx}', 'workers/**/*.ts', 'tests/**/*.ts'])
  const citations = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(cited)].flatMap(([, ...numbers]) =>
      numbers.filter((number) => number !== undefined).map((number) => ({ file, number })),
    ),
  )

  test('is there', () => {
    expect(citations.length).toBeGreaterThan(20)
    expect(citations.filter(({ number }) => !sections.has(number))).toEqual([])
  })
})

describe('a numbered requirement', () => {
  const table = readFileSync('src/requirements.md', 'utf8')
  const rows = [...table.matchAll(/^\| ([A-Z]+-\d+) \| .+ \| \[.*\]\((.*)\) \|$/gm)].map(
    ([, id = '', place = '']) => ({ id, place: join('src', place) }),
  )
  const groups = [...new Set(rows.map(({ id }) => id.split('-')[0]))]
  const numbers = new RegExp(String.raw`\b(?:${groups.join('|')})-\d{2,3}\b`, 'g')
  const sources = globSync(['src/**/*.{ts,tsx,md}', 'workers/**/*.ts', 'tests/**/*.ts']).filter(
    (file) => file !== 'src/requirements.md',
  )
  const named = new Map(sources.map((file) => [file, new Set(readFileSync(file, 'utf8').match(numbers))]))

  test('that a source names has one row', () => {
    expect(rows.length).toBeGreaterThan(100)
    const known = new Set(rows.map(({ id }) => id))
    expect(known.size).toBe(rows.length)
    const unknown = [...named].flatMap(([file, ids]) =>
      [...ids].filter((id) => !known.has(id)).map((id) => ({ file, id })),
    )
    expect(unknown).toEqual([])
  })

  test('is named where its row says', () => {
    expect(rows.filter(({ id, place }) => named.get(place)?.has(id) !== true)).toEqual([])
  })
})
