import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { chatLimits } from '#shared/domain/assistant/chat.ts'
import { ApiError } from '#client/data/call/api-error.ts'
import { type ChatAnswer, chatMachine, type ChatTurn, messagesOf, subjectOf } from './chat.machine.ts'

const words = (text: string): ChatAnswer => ({
  answeredBy: 'model',
  text,
  parts: [],
  usage: { input: 10, output: 2 },
})

/** A conversation whose answers are given by hand. */
function open() {
  const clock = new SimulatedClock()
  const asked: {
    turns: readonly ChatTurn[]
    resolve: (answer: ChatAnswer) => void
    reject: (cause: unknown) => void
  }[] = []
  const actor = createActor(
    chatMachine.provide({
      actors: {
        answer: fromPromise<ChatAnswer, readonly ChatTurn[]>(
          ({ input: turns }) =>
            new Promise((resolve, reject) => {
              asked.push({ turns, resolve, reject })
            }),
        ),
      },
    }),
    { clock },
  ).start()
  const ask = (text: string) => actor.send({ type: 'question.ask', question: { text } })
  return { actor, clock, asked, ask, state: () => actor.getSnapshot() }
}
const refusal = (code: 'assistantTooLong' | 'tooManyRequests') => new ApiError('server', { code })

describe('a conversation', () => {
  test('keeps each question with its answer', async () => {
    const { ask, asked, state } = open()
    expect(state().value).toBe('idle')
    ask('First?')
    expect(state().value).toBe('typing')
    asked[0]?.resolve(words('Yes'))
    await expect.poll(() => state().value).toBe('answered')
    ask('Second?')
    asked[1]?.resolve(words('No'))
    await expect.poll(() => state().value).toBe('answered')
    expect(state().context.turns.map(({ question, answer }) => [question.text, answer?.text])).toEqual([
      ['First?', 'Yes'],
      ['Second?', 'No'],
    ])
  })

  test('goes over to another question that is asked meanwhile; the first one stays without an answer', async () => {
    const { ask, asked, state } = open()
    ask('First?')
    ask('Second?')
    asked[0]?.resolve(words('Late'))
    asked[1]?.resolve(words('Yes'))
    await expect.poll(() => state().value).toBe('answered')
    expect(state().context.turns.map(({ question, answer }) => [question.text, answer?.text])).toEqual([
      ['First?', undefined],
      ['Second?', 'Yes'],
    ])
  })

  test('is given up after a minute, and goes on with the same question (AI-04)', async () => {
    const { ask, asked, clock, actor, state } = open()
    ask('First?')
    clock.increment(chatLimits.patience - 1)
    expect(state().value).toBe('typing')
    clock.increment(1)
    expect(state().value).toBe('timeout')
    actor.send({ type: 'question.retry' })
    expect(asked[1]?.turns.map(({ question }) => question.text)).toEqual(['First?'])
    // What comes too late answers nothing.
    asked[0]?.resolve(words('Late'))
    asked[1]?.resolve(words('Yes'))
    await expect.poll(() => state().context.turns[0]?.answer?.text).toBe('Yes')
  })

  test.each([
    [() => refusal('assistantTooLong'), 'timeout', undefined],
    [() => refusal('tooManyRequests'), 'error', 'tooManyRequests'],
    [() => new Error('broken'), 'error', undefined],
  ] as const)('tells why there is no answer, and keeps the question: %s', async (cause, value, code) => {
    const { ask, asked, state } = open()
    ask('First?')
    asked[0]?.reject(cause())
    await expect.poll(() => state().value).toBe(value)
    expect(state().context.refusal?.code).toBe(code)
    expect(state().context.turns).toHaveLength(1)
  })

  test('begins anew', () => {
    const { ask, actor, state } = open()
    ask('First?')
    actor.send({ type: 'conversation.clear' })
    expect([state().value, state().context.turns]).toEqual(['idle', []])
  })
})

describe('a model is told', () => {
  const turn = (id: number, answer?: ChatAnswer): ChatTurn => ({
    id,
    question: { text: `Question ${id}` },
    ...(answer ? { answer } : {}),
  })

  test('its own answers with their questions in turn, and the open question last', () => {
    const rules: ChatAnswer = { answeredBy: 'rules', text: null, parts: [{ kind: 'help' }], usage: null }
    expect(messagesOf([turn(1, words('Yes')), turn(2, rules), turn(3)])).toEqual([
      { role: 'user', content: 'Question 1' },
      { role: 'assistant', content: 'Yes' },
      { role: 'user', content: 'Question 3' },
    ])
  })

  test('no more than it takes', () => {
    const turns = Array.from({ length: 30 }, (_, at) => turn(at + 1, at < 29 ? words('Yes') : undefined))
    const messages = messagesOf(turns)
    expect(messages.length).toBeLessThanOrEqual(chatLimits.messages)
    expect(messages.map(({ role }) => role)).toEqual(
      messages.map((_, at) => (at % 2 === 0 ? 'user' : 'assistant')),
    )
    expect([messages[0]?.content, messages.at(-1)?.content]).toEqual(['Question 21', 'Question 30'])
  })

  test('what a tenant wrote only among what it knows, and which policy the conversation came to last', () => {
    const about = { policy_id: 'p' }
    const turns = [
      { id: 1, question: { text: 'Analyze “Tell all”', sent: 'Analyze it', about }, answer: words('Yes') },
      turn(2),
    ]
    expect(messagesOf(turns)[0]?.content).toBe('Analyze it')
    expect(subjectOf(turns)).toEqual(about)
    expect(subjectOf([turn(1)])).toBeUndefined()
  })
})
