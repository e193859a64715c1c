import { expect, test } from 'vitest'
import { addressesIn, contactProblems, draftOf, listsIn, storedDraft } from './contacts-draft.ts'

const seen = draftOf({
  technical: ['it@contoso.example', 'nobody'],
  security: [],
  marketing: [],
  general: [],
})

test('addresses are typed one a line or with commas, and read the same afterwards', () => {
  expect(addressesIn(' a@x.example,b@x.example;\n\nc@x.example ')).toEqual([
    'a@x.example',
    'b@x.example',
    'c@x.example',
  ])
  expect(storedDraft({ ...seen, security: ' a@x.example, b@x.example ' }).security).toBe(
    'a@x.example\nb@x.example',
  )
  expect(listsIn({ security: 'a@x.example' })).toEqual({ security: ['a@x.example'] })
})

test('what stood there already is not judged, and what is typed is', () => {
  expect(contactProblems(seen, seen)).toEqual({})
  expect(contactProblems({ ...seen, technical: 'IT@contoso.example\nnobody' }, seen)).toEqual({})
  expect(
    contactProblems(
      {
        technical: 'it@contoso.example\nnobody\nmore@contoso.example',
        security: 'a@x.example A@x.example',
        marketing: '',
        general: 'a@x.example b@x.example',
      },
      seen,
    ),
  ).toEqual({
    technical: { kind: 'invalidAddress', address: 'nobody' },
    security: { kind: 'twice', address: 'A@x.example' },
    general: { kind: 'tooMany', address: 'b@x.example' },
  })
})
