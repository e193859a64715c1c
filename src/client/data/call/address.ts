import { API_PATH, type Endpoint } from '#shared/contract/endpoint.ts'
import { invariant } from '#shared/lib/invariant.ts'

export type Query = Record<string, string | number | boolean | undefined>

export interface Places {
  params?: Record<string, unknown> | undefined
  query?: Query | undefined
}

/** Where an endpoint is asked about what. Throws where a param would lead to another endpoint. */
export function addressOf(
  { path }: Pick<Endpoint, 'path'>,
  { params = {}, query = {} }: Places = {},
): string {
  const named = path.replaceAll(/:(\w+)/g, (_, name: string) => segmentOf(name, params[name]))
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return `${API_PATH}${named}${asked && `?${asked}`}`
}

function segmentOf(name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  // A browser takes these out of an address before it asks.
  invariant(text !== '' && text !== '.' && text !== '..', `the param ${name} names something`)
  return encodeURIComponent(text)
}
