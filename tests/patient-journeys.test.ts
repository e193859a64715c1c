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

test('a journey waits at least as long as the browser does: how long something takes is for benches', () => {
  const impatient = globSync('tests/journeys/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/setDefaultTimeout\((\d+)|timeout: ([\d_]+)/g)]
      .filter(([, all, one]) => Number((all ?? one ?? '').replaceAll('_', '')) < 30_000)
      .map(([found]) => `${file}: ${found}`),
  )
  expect(impatient).toEqual([])
})
