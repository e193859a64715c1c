import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { Clock } from '#client/data/device/clock.ts'
import type { AnswerOf, AnyInput, CallArguments } from './call-input.ts'
import { readAnswer } from './read-answer.ts'
import { send, type SendPorts } from './send.ts'

/**
 * Calls an endpoint by its description, and gives what it answers. Throws an `ApiError`, or what the token's port
 * throws.
 */
export type Call = <E extends Endpoint>(endpoint: E, ...input: CallArguments<E>) => Promise<AnswerOf<E>>

interface CallPorts extends SendPorts {
  /** Gives up after so many milliseconds; without it whoever gives `fetch` limits it. */
  limit?: { clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>; after: number }
}

export const createCall = ({ limit, ...ports }: CallPorts): Call => {
  async function call(endpoint: Endpoint, input: AnyInput = {}): Promise<unknown> {
    return readAnswer(endpoint, await send(ports, endpoint, input))
  }

  async function limited(endpoint: Endpoint, input: AnyInput = {}): Promise<unknown> {
    if (!limit) return call(endpoint, input)
    const giveUp = new AbortController()
    const after = Math.max(limit.after, endpoint.patience ?? 0)
    const timer = limit.clock.setTimeout(() => giveUp.abort(), after)
    const signal = input.signal ? AbortSignal.any([input.signal, giveUp.signal]) : giveUp.signal
    try {
      return await call(endpoint, { ...input, signal })
    } finally {
      limit.clock.clearTimeout(timer)
    }
  }
  return limited as Call
}
