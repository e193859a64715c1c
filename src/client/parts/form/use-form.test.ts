import { createElement, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#client/data/call/api-error.ts'
import { type Form, useForm } from './use-form.ts'

interface Pet {
  name: string
  kind: string
}
const rex: Pet = { name: 'Rex', kind: 'dog' }
const judge = ({ name }: Pet) => (name.trim() === '' ? { name: { kind: 'required' as const } } : {})
const stored = ({ name, kind }: Pet): Pet => ({ name: name.trim(), kind })

interface Drawing {
  entered?: Partial<Pet>
  arrived?: Pet
  isLive?: boolean
}

/** A form of Rex as it stands once what was entered and what arrived afterwards is drawn. */
function draw({ entered = {}, arrived = rex, isLive = false }: Drawing): Form<Pet> {
  const drawn: Form<Pet>[] = []
  const Page = () => {
    const [given, setGiven] = useState(rex)
    const form = useForm<Pet>({ seen: given, judge, stored, isLive })
    const [isEntered, setEntered] = useState(false)
    if (!isEntered) {
      setEntered(true)
      form.set(entered)
    } else if (given !== arrived) setGiven(arrived)
    drawn.push(form)
    return null
  }
  renderToString(createElement(Page))
  const form = drawn.at(-1)
  if (!form) throw new Error('Nothing was drawn')
  return form
}

describe('what arrives', () => {
  const arrived = { name: 'Max', kind: 'cat' }

  test('is shown by a form that stays on the screen while nothing was entered', () => {
    expect(draw({ arrived, isLive: true })).toMatchObject({
      seen: arrived,
      values: arrived,
      isChanged: false,
    })
  })

  test('changes nothing once something was entered, nor in a form that is opened for one change', () => {
    const form = draw({ entered: { kind: 'wolf' }, arrived, isLive: true })
    expect(form).toMatchObject({ seen: rex, changes: { kind: 'wolf' } })
    expect(draw({ arrived })).toMatchObject({ seen: rex, values: rex })
  })
})

describe('a request', () => {
  test('gets what was entered as it is stored, and what of it changed', async () => {
    const sent: unknown[] = []
    const form = draw({ entered: { name: ' Max ' } })
    const isDone = await form.ask(async (...given) => void sent.push(given))
    expect([isDone, sent]).toEqual([true, [[{ name: 'Max', kind: 'dog' }, { name: 'Max' }]]])
  })

  test('is not made while something is wrong', async () => {
    const never = () => Promise.reject(new Error('must not be asked'))
    expect(await draw({ entered: { name: ' ' } }).ask(never)).toBe(false)
  })

  test('that is refused leaves the form as it is', async () => {
    const refuse = () => Promise.reject(new ApiError('server', { code: 'accountExists' }))
    expect(await draw({ entered: { kind: 'cat' } }).ask(refuse)).toBe(false)
  })
})
