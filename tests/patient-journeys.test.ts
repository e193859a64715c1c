import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What a page shows of an element at one moment; the moment after it may show something else. */
const MOMENT =
  /expect\(\s*await (?!\w+\.evaluate)(?:(?!\b(?:await|expect|const)\b)[^;]){0,300}?\.(?:count|getAttribute|inputValue|innerText|allInnerTexts|is[A-Z]\w+)\([^()]*\),?\s*\)\s*\./g

test('a journey waits until a page shows what it expects, instead of looking once', () => {
  const hasty = globSync('tests/journeys/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(MOMENT)].map(([found]) => `${file}: ${found}`),
  )
  expect(hasty).toEqual([])
})
