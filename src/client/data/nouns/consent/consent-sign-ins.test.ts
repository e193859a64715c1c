import { expect, test } from 'vitest'
import { consentLimits } from '#shared/domain/integrations/consent-limits.ts'
import type { Notes } from '#shared/lib/notes.ts'
import { createConsentSignIns } from './consent-sign-ins.ts'

function notesInMemory(): Notes & { all: Map<string, string> } {
  const all = new Map<string, string>()
  return {
    all,
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, text) => void all.set(name, text),
    removeItem: (name) => void all.delete(name),
  }
}

test('each window that comes back from a consent goes on to its own sign-in, once', () => {
  const notes = notesInMemory()
  const signIns = createConsentSignIns(notes)
  signIns.note('one', 'https://login.example/one')
  signIns.note('two', 'https://login.example/two')
  expect(signIns.take('two')).toBe('https://login.example/two')
  expect(signIns.take('two')).toBeUndefined()
  expect(signIns.take('one')).toBe('https://login.example/one')
  expect(signIns.take('made up')).toBeUndefined()
  expect(notes.all.size).toBe(0)
})

test('one that nobody came back to is forgotten, and what somebody else wrote there is not followed', () => {
  const notes = notesInMemory()
  let now = 0
  const signIns = createConsentSignIns(notes, () => now)
  signIns.note('old', 'https://login.example/old')
  now = consentLimits.answer
  expect(signIns.take('old')).toBeUndefined()
  for (const text of ['', 'null', '[]', '{"state":1}', '{"state":{"url":7,"until":9e15}}', '{'])
    for (const name of ['consent-sign-ins']) {
      notes.all.set(name, text)
      expect(signIns.take('state')).toBeUndefined()
    }
})
