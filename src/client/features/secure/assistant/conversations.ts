import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { ApiError, isRefusal } from '#client/data/call/api-error.ts'
import type { Device } from '#client/data/device/device.ts'
import { askModel } from '#client/data/assistant/ask-model.ts'
import { type ChatAnswer, chatMachine, type ChatTurn, messagesOf, subjectOf } from './chat.machine.ts'

export type Conversation = ActorRefFrom<typeof chatMachine>

interface Ways {
  /** What a check is called in the language of the question. */
  nameOf: (checkId: string) => string
  /** Whether the site has a model that can be reached now. */
  usesModel: boolean
}

interface Kept {
  conversation: Conversation
  ways: Ways
}

const kept = new WeakMap<Device, Map<string, Kept>>()

/** The conversation about a company. It goes on while nobody looks, and ends with the app. */
export function conversationAbout(device: Device, customerId: string, ways: Ways): Conversation {
  const ofDevice = kept.get(device) ?? new Map<string, Kept>()
  kept.set(device, ofDevice)
  const before = ofDevice.get(customerId)
  if (before) {
    before.ways = ways
    return before.conversation
  }
  const answer = fromPromise<ChatAnswer, readonly ChatTurn[]>(({ input, signal }) =>
    answered(device, customerId, { turns: input, signal, ways: ofDevice.get(customerId)?.ways ?? ways }),
  )
  const conversation = createActor(chatMachine.provide({ actors: { answer } })).start()
  ofDevice.set(customerId, { conversation, ways })
  return conversation
}

interface Asked {
  turns: readonly ChatTurn[]
  signal: AbortSignal
  ways: Ways
}

/** By the model where there is one; where it cannot be reached, and where there is none, by rules. */
async function answered(
  device: Device,
  customerId: string,
  { turns, signal, ways }: Asked,
): Promise<ChatAnswer> {
  const question = turns.at(-1)?.question ?? { text: '' }
  if (ways.usesModel)
    try {
      const { answered_by: answeredBy, ...answer } = await askModel(device, customerId, {
        messages: messagesOf(turns),
        about: subjectOf(turns),
        signal,
      })
      return { answeredBy, ...answer }
    } catch (cause) {
      // The browser may not know that a network leads nowhere, or that the server is down.
      if (!(cause instanceof ApiError) || isRefusal(cause) || signal.aborted) throw cause
    }
  const { byRules } = await import('./by-rules.ts')
  return byRules(device, customerId, question, ways.nameOf)
}
