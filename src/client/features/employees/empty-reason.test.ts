import { expect, test } from 'vitest'
import { type EmptyFacts, emptyReason } from './empty-reason.ts'

const why = (facts: Partial<EmptyFacts>) =>
  emptyReason({ mayRead: true, isAsked: false, company: 'all', ...facts })

test('without the right to read, nothing else is said', () => {
  expect(why({ mayRead: false, isAsked: true, company: 'unknown' })).toBe('forbidden')
})

test('a company that is not here is told before an unlucky search', () => {
  expect(why({ company: 'unknown', isAsked: true })).toBe('unknownCompany')
})

test('a search that finds nobody is told as such', () => {
  expect(why({ company: 'connected', isAsked: true })).toBe('notFound')
})

test('an empty company says whether it has a directory', () => {
  expect([why({}), why({ company: 'connected' }), why({ company: 'unconnected' })]).toEqual([
    'nowhere',
    'connected',
    'unconnected',
  ])
})
