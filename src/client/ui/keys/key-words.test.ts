import { expect, test, vi } from 'vitest'
import { createKeyWords, groupKeyWords, type KeyWord } from './key-words.ts'

const search: KeyWord = { keys: '/', word: 'Search', scope: 'everywhere' }
const next: KeyWord = { keys: 'j', word: 'Next alert', scope: 'screen' }
const resolve: KeyWord = { keys: 'e', word: 'Resolve', scope: 'panel' }

test('keys are grouped by where they act, the nearest first, in the order in which they were declared', () => {
  const previous: KeyWord = { keys: 'k', word: 'Previous alert', scope: 'screen' }
  expect(groupKeyWords([search, next, resolve, previous])).toEqual([
    { scope: 'panel', words: [resolve] },
    { scope: 'screen', words: [next, previous] },
    { scope: 'everywhere', words: [search] },
  ])
  expect(groupKeyWords([])).toEqual([])
})

test('what acts alike in two places is said where it is nearest', () => {
  const close: KeyWord = { keys: 'Escape', word: 'Close', scope: 'panel' }
  expect(groupKeyWords([{ ...close, scope: 'everywhere' }, close])).toEqual([
    { scope: 'panel', words: [close] },
  ])
})

test('what two parts say alike is said once, and still said when one of them goes', () => {
  const words = createKeyWords()
  const [first, second] = [{ ...search }, { ...search }]
  const takeBack = words.declare(first)
  words.declare(second)
  expect(groupKeyWords(words.list())).toEqual([{ scope: 'everywhere', words: [search] }])
  takeBack()
  takeBack()
  expect(words.list()).toEqual([second])
})

test('who listens is told of each change, until it listens no more', () => {
  const words = createKeyWords()
  const heard = vi.fn()
  const leave = words.subscribe(heard)
  const takeBack = words.declare(next)
  const seen = words.list()
  expect(words.list()).toBe(seen)
  takeBack()
  leave()
  words.declare(search)
  expect(heard).toHaveBeenCalledTimes(2)
})
