import { assistantEndpoints } from '#shared/contract/endpoints/assistant.ts'
import type { ChatMessage, ChatSubject } from '#shared/domain/assistant/chat.ts'
import type { Caller } from '../device/device.ts'

interface AskedModel {
  messages: ChatMessage[]
  about: ChatSubject | undefined
  signal: AbortSignal
}

/** Asks the server, whose model answers. Throws an `ApiError`. */
export const askModel = ({ call }: Caller, customerId: string, { messages, about, signal }: AskedModel) =>
  call(assistantEndpoints.postChat, {
    params: { customerId },
    body: { messages, ...(about ? { about } : {}) },
    signal,
  })
