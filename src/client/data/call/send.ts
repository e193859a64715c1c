import type { Endpoint } from '#shared/contract/endpoint.ts'
import { addressOf } from './address.ts'
import { ApiError } from './api-error.ts'
import type { AnyInput } from './call-input.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The browser's own, looked up at each call. */
export const ownFetch: Fetch = (url, init) => fetch(url, init)

export interface SendPorts {
  /** Sends a request below the site's own address. */
  fetch: Fetch
  /**
   * The identity token to ask with, another one than what was rejected, or undefined where there is none. Without it
   * nobody is named. What it throws the call throws.
   */
  token?: (rejected?: string) => Promise<string | undefined>
}

/** Sends a call as it is described, once more with another token where the first one is not taken. */
export async function send(ports: SendPorts, endpoint: Endpoint, input: AnyInput): Promise<Response> {
  const token = await ports.token?.()
  const response = await attempt(ports, endpoint, input, token)
  const other = response.status === 401 ? await ports.token?.(token) : undefined
  return other === undefined ? response : attempt(ports, endpoint, input, other)
}

async function attempt({ fetch }: SendPorts, endpoint: Endpoint, input: AnyInput, token: string | undefined) {
  const { body, signal } = input
  const isFile = body instanceof Blob
  const address = addressOf(endpoint, input)
  try {
    return await fetch(address, {
      method: endpoint.method,
      cache: 'no-store',
      headers: {
        Accept: endpoint.media ?? 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': isFile ? body.type : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch (cause) {
    throw new ApiError('network', { cause })
  }
}

/** A token that nothing renews. */
export const onceWith =
  (token: string) =>
  async (rejected?: string): Promise<string | undefined> =>
    rejected === undefined ? token : undefined
