import { expect, test, vi } from 'vitest'
import { guardedNotes, type Notes } from './notes.ts'

function notesIn(kept: Map<string, string>): Notes {
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }
}

const tell = () => vi.fn<(cause: unknown) => void>()

test('a store that works keeps what is written and forgets what is taken away', () => {
  const told = tell()
  const notes = guardedNotes(() => notesIn(kept), told)
  const kept = new Map<string, string>()
  notes.setItem('density', 'comfortable')
  expect(notes.getItem('density')).toBe('comfortable')
  notes.removeItem('density')
  expect(notes.getItem('density')).toBeNull()
  expect(told).not.toHaveBeenCalled()
})

test('a full store stops nobody, and what it had can still be read', () => {
  const full = new Error('full')
  const told = tell()
  const setItem = () => {
    throw full
  }
  const notes = guardedNotes(() => ({ ...notesIn(new Map([['color-mode', 'dark']])), setItem }), told)
  notes.setItem('color-mode', 'light')
  expect(notes.getItem('color-mode')).toBe('dark')
  expect(told.mock.calls).toEqual([[full]])
})

test('a store that is blocked altogether has nothing, and is told of once', () => {
  const told = tell()
  const notes = guardedNotes(() => {
    throw new Error('denied')
  }, told)
  expect(notes.getItem('language')).toBeNull()
  notes.setItem('language', 'de')
  notes.removeItem('language')
  expect(notes.getItem('language')).toBeNull()
  expect(told).toHaveBeenCalledOnce()
})
