import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import type { AnyInput, CallArguments } from './call-input.ts'
import { readRefusal } from './read-answer.ts'
import { send, type SendPorts } from './send.ts'

/** An endpoint whose answer is no JSON. */
type StreamEndpoint = Endpoint & { media: string }

/** Opens what an endpoint streams, for as long as it lasts; the caller reads the body. Throws like a `Call`. */
export type CallStream = <E extends StreamEndpoint>(
  endpoint: E,
  ...input: CallArguments<E>
) => Promise<Response>

export const createCallStream = (ports: SendPorts): CallStream => {
  async function open(endpoint: StreamEndpoint, input: AnyInput = {}): Promise<Response> {
    const response = await send(ports, endpoint, input)
    if (!response.ok) throw await readRefusal(response)
    if (!response.headers.get('content-type')?.startsWith(endpoint.media)) throw new ApiError('foreign')
    return response
  }
  return open
}
