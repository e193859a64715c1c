import { expect, test } from 'vitest'
import { type EarlyKeys, withKey } from './early-keys.ts'

const press = (key: string, modifiers: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers }) as KeyboardEvent

const typed = (...keys: string[]) =>
  keys.reduce<EarlyKeys>((all, key) => withKey(all, press(key)) ?? all, { text: '', entered: false })

test('letters are kept in their order, and Backspace takes the last one away', () => {
  expect(typed('d', 'e', 'w', 'Backspace', 'v')).toEqual({ text: 'dev', entered: false })
})

test('Enter counts as long as nothing is typed after it', () => {
  expect(typed('d', 'Enter')).toEqual({ text: 'd', entered: true })
  expect(typed('d', 'Enter', 'e')).toEqual({ text: 'de', entered: false })
})

test('shortcuts and keys that write nothing are left to whom they are for', () => {
  const before: EarlyKeys = { text: 'd', entered: true }
  expect(withKey(before, press('k', { ctrlKey: true }))).toBeUndefined()
  expect(withKey(before, press('k', { metaKey: true }))).toBeUndefined()
  expect(withKey(before, press('Escape'))).toBeUndefined()
  expect(withKey(before, press('Shift'))).toBeUndefined()
})
