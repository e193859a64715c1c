import type { z } from 'zod'
import { ConnectorError } from './connector-error.ts'
import { backoff, readRetryAfter } from './retry-wait.ts'

export interface HttpParts {
  fetch: typeof globalThis.fetch
  clock: { now: () => number }
  /** Milliseconds. */
  sleep: (duration: number) => Promise<void>
  random: () => number
}

/** How patient a connector is with its vendor. Lengths of time in milliseconds. */
export interface HttpLimits {
  /** Requests made for one answer, the first included. */
  attempts: number
  /** The first wait when the answer does not say how long; it doubles with every further attempt. */
  backoff: number
  /** Rather than wait longer than this, give up and let the caller come back. */
  longestWait: number
  /** How long one request may take. */
  answer: number
  /** What must not arrive twice is asked again only where the vendor says that it did not take it. */
  isOnce?: boolean
  /** Of a vendor that says by 500 what is wrong with a request: whether an answer is such a refusal, which it would repeat. */
  isRefusal?: (answer: HttpAnswer) => boolean
  /** Of a vendor that says by another status than 429 to come back: whether an answer does. */
  isBusy?: (answer: HttpAnswer) => boolean
}

export interface HttpAnswer {
  status: number
  headers: Headers
  /** The parsed body; undefined when there is none or when it is not JSON. */
  body: unknown
  /** It says to be done, and shows people something: no vendor's answer. */
  isPage?: boolean
}

/**
 * Sends a request until it is answered with something else than "later", a bounded number of times.
 * `request` is asked for each attempt. Throws `throttled` or `unreachable` when the attempts are used up, and
 * `unexpectedAnswer` with the code `A_PAGE` for a page with a status of success: no vendor answers with one, and whoever does,
 * as the network of a hotel, has carried nothing out.
 */
export async function send(
  { fetch, clock, sleep, random }: HttpParts,
  limits: HttpLimits,
  request: () => { url: string; init: RequestInit },
): Promise<HttpAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await once(fetch, limits, request())
    const isBusy = !(answer instanceof ConnectorError) && limits.isBusy?.(answer) === true
    const isSettled = (settled: HttpAnswer) => !isLater(settled.status) || limits.isRefusal?.(settled)
    if (!(answer instanceof ConnectorError) && !isBusy && isSettled(answer)) {
      if (answer.isPage) throw new ConnectorError('unexpectedAnswer', { status: answer.status, code: A_PAGE })
      return answer
    }

    const asked =
      answer instanceof ConnectorError
        ? undefined
        : readRetryAfter(answer.headers.get('Retry-After'), clock.now())
    const wait = asked ?? backoff(limits.backoff, attempt, random)
    const mayHaveArrived = answer instanceof ConnectorError || !(isBusy || answer.status === 429)
    const isLast = attempt === limits.attempts || (limits.isOnce === true && mayHaveArrived)
    if (isLast || wait > limits.longestWait) {
      if (answer instanceof ConnectorError) throw answer
      throw new ConnectorError(isBusy ? 'throttled' : laterReason(answer.status), {
        status: answer.status,
        requestId: answer.headers.get('request-id') ?? undefined,
        retryAfter: asked,
      })
    }
    await sleep(wait)
  }
}

/** The code of an `unexpectedAnswer`: a page for people, with a status of success. */
export const A_PAGE = 'page'

/** What an answer says, by the schema of it. Throws `unexpectedAnswer` where it is something else. */
export function parsed<T>(schema: z.ZodType<T>, { status, body }: HttpAnswer): T {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  throw new ConnectorError('unexpectedAnswer', { status, cause: read.error })
}

/** Whether a status says to come back: by an answer of its own, or by one inside another. */
export const isLater = (status: number): boolean => status === 429 || (status >= 500 && status !== 501)

/** Why whoever was told to come back was not answered in the end. */
export const laterReason = (status: number): 'throttled' | 'unreachable' =>
  status === 429 ? 'throttled' : 'unreachable'

/** Redirects are not followed: they could carry a token or a secret to another host. */
async function once(
  fetch: HttpParts['fetch'],
  limits: HttpLimits,
  { url, init }: { url: string; init: RequestInit },
): Promise<HttpAnswer | ConnectorError> {
  try {
    const signal = AbortSignal.timeout(limits.answer)
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    const { status, headers, ok } = response
    const text = await response.text()
    // Servers call an answer that has nothing to say by any type.
    const isPage = ok && text.trim() !== '' && /^text\/html\b/i.test(headers.get('Content-Type') ?? '')
    return { status, headers, body: readJson(text), isPage }
  } catch (cause) {
    return new ConnectorError('unreachable', { cause })
  }
}

/** The JSON of a text; undefined where it is none. The reason quotes the text, and the text may be a token: it is not kept. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The text of an answer of so many bytes at most; undefined where it is longer, of which the rest is not read. */
export async function readUpTo(most: number, response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
