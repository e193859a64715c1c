import { ConnectorError, type ConnectorErrorReason } from './connector-error.ts'
import type { HttpAnswer, HttpLimits, HttpParts } from './http.ts'

/** The host of an address of a tool, with its port where that is not the usual one. */
export const toolHostOf = (url: string): string => new URL(url).host.toLowerCase()

/** What the connector of a tool is given: each organization has typed where its own is. */
export interface ToolParts extends HttpParts {
  /** Calls an address that somebody typed, and none within our own network. */
  publicFetch: typeof globalThis.fetch
  /** A place that has a tool of each host below it, asked in place of these hosts: a sandbox. */
  url?: string | undefined
}

/** Where the tool of an organization is, and by which way it is asked. */
export interface ReachedTool {
  host: string
  /** Below which its pages and its API are, without a slash at the end. */
  root: string
  http: HttpParts
}

/** The way to the tool at an address that somebody typed. */
export function reachTool(parts: ToolParts, companyUrl: string): ReachedTool {
  const host = toolHostOf(companyUrl)
  const base = parts.url?.replace(/\/$/, '')
  return {
    host,
    root: base === undefined ? `https://${host}` : `${base}/${host}`,
    http: { ...parts, fetch: base === undefined ? parts.publicFetch : parts.fetch },
  }
}

/** The code of a `notFound`: at its address something else than the tool has answered. What the tool holds may still be there. */
export const NO_TOOL = 'noTool'

/** For whoever waits at a form: a wrong address shall not take minutes to be told. */
export const proofLimits: HttpLimits = { attempts: 2, backoff: 500, longestWait: 2000, answer: 8000 }

const REASONS: Record<number, ConnectorErrorReason> = {
  401: 'unauthorized',
  403: 'missingScope',
  404: 'notFound',
}

/**
 * The answer of a tool that took something, or refused it as it is. Throws where it is no JSON: a page in its place, as one of a
 * hotel's network, took nothing, whatever its status says.
 */
export function spoken(answer: HttpAnswer): HttpAnswer {
  if (answer.body === undefined) throw new ConnectorError('unexpectedAnswer', { status: answer.status })
  return answer
}

/** Why a tool did not do what it was asked, by the status of its answer. */
export const refusalOf = ({ status }: HttpAnswer, code?: string): ConnectorError =>
  new ConnectorError(REASONS[status] ?? 'unexpectedAnswer', { status, code })
