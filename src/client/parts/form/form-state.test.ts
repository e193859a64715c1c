import { describe, expect, test } from 'vitest'
import {
  beginForm,
  changesOf,
  enter,
  leaveField,
  type Problems,
  shownProblems,
  tryForm,
} from './form-state.ts'
import { type HeldFormEvent, heldForm, noteFormEvent } from './held-form.ts'

interface Pet {
  name: string
  kind: string
}
const rex: Pet = { name: 'Rex', kind: 'dog' }
const trimmed = ({ name, kind }: Pet): Pet => ({ name: name.trim(), kind: kind.trim() })
const missing: Problems<Pet> = { name: { kind: 'required' }, kind: { kind: 'required' } }

describe('what is wrong', () => {
  test('is not shown before a field is left or saving is tried', () => {
    expect(shownProblems(beginForm(rex), missing)).toEqual({})
  })

  test('is shown of a field that was left after something was entered, and of no other', () => {
    const entered = enter(beginForm(rex), { name: ' ' })
    const left = leaveField(leaveField(entered, 'name', trimmed), 'kind', trimmed)
    expect(left.values).toEqual({ name: '', kind: 'dog' })
    expect(shownProblems(left, missing)).toEqual({ name: { kind: 'required' } })
  })

  test('is shown all once saving was tried, and at once of what was refused before', () => {
    expect(shownProblems(tryForm(beginForm(rex)), missing)).toEqual(missing)
    expect(shownProblems(beginForm(rex, { name: '' }), missing)).toEqual(missing)
    expect(shownProblems(beginForm(rex, {}), missing)).toEqual({})
  })

  test('is shown of one step alone once going on from that was tried', () => {
    expect(shownProblems(tryForm(beginForm(rex), ['kind']), missing)).toEqual({ kind: { kind: 'required' } })
  })

  test('is shown at once where a text is too long', () => {
    const long: Problems<Pet> = { ...missing, name: { kind: 'max', limit: 3 } }
    expect(shownProblems(beginForm(rex), long)).toEqual({ name: { kind: 'max', limit: 3 } })
  })
})

test('only what would be stored otherwise is a change, and it is given as it is stored', () => {
  const seen = rex
  expect(changesOf({ seen, values: { name: ' Rex ', kind: 'dog' } }, trimmed)).toEqual({})
  expect(changesOf({ seen, values: { name: 'Rex', kind: ' cat ' } }, trimmed)).toEqual({ kind: 'cat' })
})

test('a form begins with what was refused over what the person sees', () => {
  const { values, seen } = beginForm(rex, { name: 'Max' })
  expect({ values, seen }).toEqual({ values: { name: 'Max', kind: 'dog' }, seen: rex })
})

test('a form that a machine holds is filled in by what the machine is told', () => {
  let state = beginForm(rex)
  const form = () =>
    heldForm(state, missing, (event: HeldFormEvent<Pet>) => (state = noteFormEvent(state, event)))
  form().leave('name')
  expect(form()).toMatchObject({ values: rex, problems: {}, isWrong: false, isChanged: false })
  form().set({ name: '' })
  form().leave('name')
  expect(form()).toMatchObject({
    values: { name: '', kind: 'dog' },
    problems: { name: { kind: 'required' } },
    isWrong: true,
    isChanged: true,
  })
})
