import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { settled } from '#tests/support/settled.ts'
import { ApiError } from '#client/data/call/api-error.ts'
import { type SentDraft, type UserDialogEvent, userDialogMachine } from './user-dialog.machine.ts'
import { NEW_DRAFT, type Step, type UserDraft } from './user-draft.ts'

const filled: UserDraft = { ...NEW_DRAFT, first_name: 'Jo', last_name: 'Tower', email: 'jo@example.test' }

const never = () => new Promise<never>(() => {})
/** A dialog that begins with a draft; what is saved is answered by `save`. */
function open({
  draft = NEW_DRAFT,
  step = 'details',
  save = never,
}: { draft?: UserDraft; step?: Step; save?: (sent: SentDraft) => Promise<void> } = {}) {
  const told: string[] = []
  const actor = createActor(
    userDialogMachine.provide({
      actors: { save: fromPromise<void, SentDraft>(({ input }) => save(input)) },
      actions: { finish: () => void told.push('finish') },
    }),
    { input: { draft, step } },
  ).start()
  const send = async (...events: UserDialogEvent[]) => {
    for (const event of events) actor.send(event)
    await settled()
  }
  return { send, told, now: () => actor.getSnapshot() }
}

const EVENTS: UserDialogEvent[] = [
  { type: 'field.typed', change: { last_name: 'Other' } },
  { type: 'field.left', field: 'last_name' },
  { type: 'step.chosen', step: 'companies' },
  { type: 'next' },
  { type: 'back' },
  { type: 'save' },
]

/** Every event in every state that rests. */
test.each<[string, UserDialogEvent[], string[]]>([
  ['entering', [], ['entering', 'entering', 'entering', 'entering', 'entering', 'saving']],
  ['saving', [{ type: 'save' }], Array<string>(EVENTS.length).fill('saving')],
])('in %s every event leads where it should', async (state, before, expected) => {
  const found: unknown[] = []
  for (const event of EVENTS) {
    const dialog = open({ draft: filled })
    await dialog.send(...before)
    expect(dialog.now().value).toBe(state)
    await dialog.send(event)
    found.push(dialog.now().value)
  }
  expect(found).toEqual(expected)
})

test('goes through the steps in their order and back, and past neither end', async () => {
  const { send, now } = open({ draft: filled })
  const steps: Step[] = []
  for (const type of ['back', 'next', 'next', 'next', 'back', 'back', 'back'] as const) {
    await send({ type })
    steps.push(now().context.step)
  }
  expect(steps).toEqual([
    'details',
    'permissions',
    'companies',
    'companies',
    'permissions',
    'details',
    'details',
  ])
})

test('a step with mistakes is not left forwards, and shows them from then on', async () => {
  const { send, now } = open()
  expect(now().context.form.left).toEqual([])
  await send({ type: 'next' })
  expect(now().context).toMatchObject({
    step: 'details',
    form: { left: ['first_name', 'last_name', 'email'], isTried: false },
  })
})

test('what is saved with a mistake leads to the step with the first one', async () => {
  const noCompany: UserDraft = { ...filled, reach: 'some', chosen: [] }
  const one = open({ draft: noCompany })
  await one.send({ type: 'save' })
  expect(one.now().context).toMatchObject({ step: 'companies', form: { isTried: true } })
  const two = open({ draft: { ...noCompany, email: 'nobody' }, step: 'companies' })
  await two.send({ type: 'save' })
  expect(two.now()).toMatchObject({ value: 'entering', context: { step: 'details' } })
})

test('the owner sees every company, so that no choice of companies is wrong', async () => {
  const { send, now } = open({ draft: { ...filled, role: 'Owner', reach: 'some', chosen: [] } })
  await send({ type: 'save' })
  expect(now().value).toBe('saving')
})

test('what is sent is the draft with what it was, and the dialog is done', async () => {
  const sent: SentDraft[] = []
  const { send, told, now } = open({ draft: filled, save: async (each) => void sent.push(each) })
  await send({ type: 'field.typed', change: { last_name: 'Other' } }, { type: 'save' })
  expect(sent).toEqual([{ draft: { ...filled, last_name: 'Other' }, seen: filled }])
  expect([now().value, told]).toEqual(['saved', ['finish']])
})

test('a refusal keeps every entry and the step, and the next try forgets it', async () => {
  const answers = [new ApiError('server', { code: 'accountExists' }), new TypeError('no network')]
  const { send, told, now } = open({
    draft: filled,
    step: 'companies',
    save: () => Promise.reject(answers.shift() ?? new Error()),
  })
  await send({ type: 'save' })
  expect(now()).toMatchObject({
    value: 'entering',
    context: { form: { values: filled }, step: 'companies', refusal: { code: 'accountExists' } },
  })
  await send({ type: 'save' })
  expect(now().context.refusal).toEqual({ code: undefined })
  expect(told).toEqual([])
})
