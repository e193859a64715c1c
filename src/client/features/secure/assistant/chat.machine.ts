import { assign, fromPromise, setup } from 'xstate'
import type { AnswerPart } from '#shared/domain/assistant/answer-part.ts'
import {
  chatLimits,
  type ChatMessage,
  type ChatSubject,
  type TokenUsage,
} from '#shared/domain/assistant/chat.ts'
import { type Refusal, refusalOf } from '#client/data/refusal.ts'

export interface ChatQuestion {
  text: string
  /** What a model is sent in its place: what a tenant wrote is not asked in somebody's name. */
  sent?: string
  about?: ChatSubject | undefined
}

/** What was answered: words of a model, or what rules found. */
export interface ChatAnswer {
  answeredBy: 'model' | 'rules'
  text: string | null
  parts: readonly AnswerPart[]
  usage: TokenUsage | null
}

/** A question with its answer, once there is one. */
export interface ChatTurn {
  id: number
  question: ChatQuestion
  answer?: ChatAnswer
}

interface ChatContext {
  turns: readonly ChatTurn[]
  refusal: Refusal | undefined
}

type ChatEvent =
  | { type: 'question.ask'; question: ChatQuestion }
  | { type: 'question.retry' }
  | { type: 'conversation.clear' }

/**
 * A conversation about one company: a question is answered, takes too long, or fails, and can be asked again; another one
 * takes its place (AI-03, AI-04).
 */
export const chatMachine = setup({
  types: { context: {} as ChatContext, events: {} as ChatEvent },
  actors: {
    answer: fromPromise<ChatAnswer, readonly ChatTurn[]>(() => new Promise(() => {})),
  },
  actions: {
    addQuestion: assign({
      turns: ({ context }, question: ChatQuestion) => [
        ...context.turns,
        { id: (context.turns.at(-1)?.id ?? 0) + 1, question },
      ],
    }),
    keepAnswer: assign({
      turns: ({ context }, answer: ChatAnswer) =>
        context.turns.map((turn, at) => (at === context.turns.length - 1 ? { ...turn, answer } : turn)),
    }),
    clear: assign({ turns: [] }),
  },
  delays: { patience: chatLimits.patience },
}).createMachine({
  id: 'chat',
  context: { turns: [], refusal: undefined },
  initial: 'idle',
  on: {
    'question.ask': {
      target: '.typing',
      actions: { type: 'addQuestion', params: ({ event }) => event.question },
    },
    'conversation.clear': { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {},
    typing: {
      entry: assign({ refusal: undefined }),
      invoke: {
        src: 'answer',
        input: ({ context }) => context.turns,
        onDone: {
          target: 'answered',
          actions: { type: 'keepAnswer', params: ({ event }) => event.output },
        },
        onError: [
          { guard: ({ event }) => refusalOf(event.error).code === 'assistantTooLong', target: 'timeout' },
          { target: 'error', actions: assign({ refusal: ({ event }) => refusalOf(event.error) }) },
        ],
      },
      after: { patience: 'timeout' },
    },
    answered: {},
    timeout: { on: { 'question.retry': 'typing' } },
    error: { on: { 'question.retry': 'typing' } },
  },
})

/**
 * What a model is told of a conversation: what it has answered, each after its question, the newest of it, and the question that is open.
 * Services that take questions and answers in turn alone take this, too.
 */
export function messagesOf(turns: readonly ChatTurn[]): ChatMessage[] {
  const wordsOf = (text: string) => text.slice(0, chatLimits.message)
  const answered = turns.slice(0, -1).flatMap(({ question, answer }) =>
    answer?.text
      ? [
          [
            { role: 'user', content: wordsOf(question.sent ?? question.text) },
            { role: 'assistant', content: wordsOf(answer.text) },
          ] as const,
        ]
      : [],
  )
  const question: ChatQuestion = turns.at(-1)?.question ?? { text: '' }
  return [
    ...answered.slice(-Math.floor((chatLimits.messages - 1) / 2)).flat(),
    { role: 'user', content: wordsOf(question.sent ?? question.text) },
  ]
}

/** The policy that a conversation came to last. */
export const subjectOf = (turns: readonly ChatTurn[]): ChatSubject | undefined =>
  turns.findLast(({ question }) => question.about)?.question.about
