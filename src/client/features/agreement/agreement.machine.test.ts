import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { AgreementStatus } from '#shared/domain/agreements/agreement.ts'
import { ApiError } from '#client/data/call/api-error.ts'
import { type AgreementEvent, agreementMachine } from './agreement.machine.ts'

const unsigned: AgreementStatus = { agreementSigned: false, latestVersion: '2.0', signedVersion: '1.0' }
const signed: AgreementStatus = { ...unsigned, agreementSigned: true, signedVersion: '2.0' }
const file = new Uint8Array([37, 80, 68, 70])

type Answers = Partial<Record<'check' | 'load' | 'save' | 'leave', () => Promise<unknown>>>

/** The machine with these answers of the server; what is not given never answers. */
function start(answers: Answers) {
  const told: string[] = []
  const saved: AgreementStatus[] = []
  const never = () => new Promise<never>(() => {})
  const { check = never, load = never, save = never, leave = never } = answers
  const actor = createActor(
    agreementMachine.provide({
      actors: {
        check: fromPromise(() => check() as Promise<AgreementStatus>),
        load: fromPromise(() => load() as Promise<typeof file>),
        save: fromPromise<void, AgreementStatus>(async ({ input }) => {
          saved.push(input)
          await save()
        }),
        leave: fromPromise(async () => {
          told.push('left')
          await leave()
        }),
      },
      actions: {
        log: () => void told.push('logged'),
        remember: () => void told.push('remembered'),
      },
    }),
  ).start()
  const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, told, saved, reach }
}

const yes = async () => signed
const no = async () => unsigned
const fails = () => Promise.reject(new Error('failed'))
const unanswered = () => Promise.reject(new ApiError('network'))

describe('the check of the licence agreement', () => {
  test('lets whoever has signed go on, and is remembered', async () => {
    const { told, reach } = start({ check: yes })
    const { context } = await reach('signed')
    expect([told, context.redirectedFromLogin]).toEqual([['remembered'], false])
  })

  test('that is refused is only logged, and nothing is remembered (AUTH-39)', async () => {
    const { told, reach } = start({ check: fails })
    const { context } = await reach('passed')
    expect([told, context.redirectedFromLogin]).toEqual([['logged'], false])
  })

  test('that nobody answers waits for word from the server, and asks again', async () => {
    let answer: () => Promise<AgreementStatus> = unanswered
    const { actor, told, reach } = start({ check: () => answer(), load: async () => file })
    await reach('unasked')
    expect(told).toEqual([])
    answer = no
    actor.send({ type: 'server.heard' })
    await reach({ unsigned: 'reading' })
  })

  test.each(['accepted', 'declined', 'file.retried'] as const)('takes no notice of %s', async (type) => {
    const { actor, reach } = start({ check: unanswered })
    actor.send({ type })
    expect(actor.getSnapshot().value).toBe('checking')
    await reach('unasked')
    actor.send({ type })
    expect(actor.getSnapshot().value).toBe('unasked')
  })
})

describe('whoever has not signed', () => {
  test('reads, accepts what was shown, and is not asked again (AUTH-42)', async () => {
    const { actor, told, saved, reach } = start({ check: no, load: async () => file, save: async () => {} })
    await reach({ unsigned: 'reading' })
    expect(actor.getSnapshot().context).toMatchObject({ file, redirectedFromLogin: true })
    actor.send({ type: 'accepted' })
    expect(actor.getSnapshot().context.redirectedFromLogin).toBe(true)
    const { context } = await reach('accepted')
    expect(context.redirectedFromLogin).toBe(false)
    expect([saved, told]).toEqual([[unsigned], ['remembered']])
  })

  test('cannot accept what they have not seen', async () => {
    const { actor, reach } = start({ check: no })
    await reach({ unsigned: 'loading' })
    actor.send({ type: 'accepted' })
    expect(actor.getSnapshot().value).toEqual({ unsigned: 'loading' })
  })

  test.each<['loading' | 'reading' | 'unreadable', Answers]>([
    ['loading', { check: no }],
    ['reading', { check: no, load: async () => file }],
    ['unreadable', { check: no, load: fails }],
  ])('may decline while it is %s, and is signed out', async (state, answers) => {
    const { actor, told, reach } = start(answers)
    await reach({ unsigned: state })
    actor.send({ type: 'declined' })
    expect([actor.getSnapshot().value, told]).toEqual(['declined', ['left']])
    expect(actor.getSnapshot().context.redirectedFromLogin).toBe(true)
    for (const type of ['accepted', 'server.heard'] as const) actor.send({ type })
    expect(actor.getSnapshot().value).toBe('declined')
  })

  test('gets the document again when it could not be had, and when it could not be shown', async () => {
    let load = fails as () => Promise<unknown>
    const { actor, reach } = start({ check: no, load: () => load() })
    await reach({ unsigned: 'unreadable' })
    load = async () => file
    actor.send({ type: 'file.retried' })
    await reach({ unsigned: 'reading' })
    actor.send({ type: 'file.broken' })
    expect(actor.getSnapshot()).toMatchObject({
      value: { unsigned: 'unreadable' },
      context: { file: undefined },
    })
    actor.send({ type: 'file.retried' })
    await reach({ unsigned: 'reading' })
  })

  test('stays before the document when the decision was not saved, and may try again (AUTH-38)', async () => {
    let save = fails as () => Promise<unknown>
    const { actor, told, reach } = start({ check: no, load: async () => file, save: () => save() })
    await reach({ unsigned: 'reading' })
    actor.send({ type: 'accepted' })
    await waitFor(actor, ({ context }) => context.isUnsaved)
    expect(actor.getSnapshot()).toMatchObject({ value: { unsigned: 'reading' }, context: { file } })
    expect(told).toEqual([])
    save = async () => {}
    actor.send({ type: 'accepted' })
    expect(actor.getSnapshot().context.isUnsaved).toBe(false)
    await reach('accepted')
  })

  test.each<AgreementEvent['type']>(['accepted', 'declined', 'file.broken', 'server.heard'])(
    'is not heard with %s while the decision is being saved',
    async (type) => {
      const { actor, saved, reach } = start({ check: no, load: async () => file })
      await reach({ unsigned: 'reading' })
      actor.send({ type: 'accepted' })
      actor.send({ type })
      expect([actor.getSnapshot().value, saved.length]).toEqual(['saving', 1])
    },
  )
})
