import { createInstance } from 'i18next'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { forScreens } from '#client/texts/spoken.ts'
import { english } from '#tests/support/english.ts'
import type { ExceptionProblem } from './exception-form.ts'
import { useSetupField } from './use-setup-field.ts'

beforeAll(async () => {
  await createInstance()
    .use(forScreens)
    .init({ lng: 'en', resources: { en: { translation: english } }, interpolation: { escapeValue: false } })
})

describe('what is wrong is said', () => {
  function Said({ problem }: { problem: ExceptionProblem }) {
    const field = useSetupField({
      values: { list: '' },
      problems: { list: problem },
      set: () => {},
      leave: () => {},
    })
    return <p>{field('list', 'Note').error}</p>
  }
  const at = { line: 1, entry: '10.0.0.300', of: 1 }

  test.each<[string, ExceptionProblem]>([
    ['Invalid IP', { kind: 'invalidIp', ...at }],
    ['Invalid IP (line 2: 10.0.0.300)', { kind: 'invalidIp', ...at, line: 2, of: 3 }],
    ['IP is already in the list', { kind: 'ipIsInList', ...at }],
    ['The entry is too long', { kind: 'longEntry', ...at }],
    [
      `The entry is too long (line 1: ${'x'.repeat(60)}…)`,
      { kind: 'longEntry', line: 1, entry: 'x'.repeat(321), of: 2 },
    ],
    ['There can be at most 200 entries', { kind: 'tooMany', limit: 200 }],
    ['The start time cannot be in the past', { kind: 'startIsPast' }],
    ['The end time must be later than the start time', { kind: 'endIsNotLater' }],
    ['Name a country, an address or a domain to let through', { kind: 'letsNothing' }],
    ['Required field', { kind: 'required' }],
    ['Note can have at most 300 characters', { kind: 'max', limit: 300 }],
  ])('%s', (text, problem) => {
    expect(renderToString(<Said problem={problem} />)).toBe(`<p>${text}</p>`)
  })
})
