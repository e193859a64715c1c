import { describe, expect, test } from 'vitest'
import { editCode, spreadCode } from './code-entry.ts'

describe('a code in six boxes', () => {
  test.each([
    ['a digit goes into its box and on to the next', '12', 2, '3', { value: '123', place: 3 }],
    ['the last box keeps the focus', '12345', 5, '6', { value: '123456', place: 5 }],
    ['a pasted code fills every box from the first', '1', 1, '730 519', { value: '730519', place: 5 }],
    ['part of a code fills from where it is pasted', '1', 1, '23', { value: '123', place: 3 }],
    ['a box that is typed over takes the new digit', '123', 1, '29', { value: '193', place: 2 }],
    ['the same where the caret stood before it', '123', 1, '92', { value: '193', place: 2 }],
    ['what is neither letter nor digit is left out', '', 0, '7-', { value: '7', place: 1 }],
    ['too long a text is cut', '', 0, '73051988', { value: '730519', place: 5 }],
  ])('%s', (_, value, place, entered, edited) => {
    expect(spreadCode(value, 6, place, entered)).toEqual(edited)
  })

  test.each([
    ['ArrowLeft goes back', '123', 2, 'ArrowLeft', { value: '123', place: 1 }],
    ['ArrowLeft stays in the first', '123', 0, 'ArrowLeft', { value: '123', place: 0 }],
    ['ArrowRight goes on', '123', 2, 'ArrowRight', { value: '123', place: 3 }],
    ['Home and End go to the ends', '123', 2, 'Home', { value: '123', place: 0 }],
    ['End goes to the last', '123', 2, 'End', { value: '123', place: 5 }],
    ['Backspace empties the box', '123', 1, 'Backspace', { value: '1 3', place: 1 }],
    ['Backspace in an empty box empties the one before', '123', 3, 'Backspace', { value: '12', place: 2 }],
    ['Delete empties the box', '123', 0, 'Delete', { value: ' 23', place: 0 }],
    ['another key is the business of the box', '123', 0, '4', undefined],
  ])('%s', (_, value, place, key, edited) => {
    expect(editCode(value, 6, place, key)).toEqual(edited)
  })
})
