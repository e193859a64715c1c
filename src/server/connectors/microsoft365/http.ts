import { ConnectorError } from '../connector-error.ts'
import { graphLimits } from './limits.ts'
import { backoff, readRetryAfter } from './retry-wait.ts'

export interface HttpParts {
  fetch: typeof globalThis.fetch
  clock: { now: () => number }
  /** Milliseconds. */
  sleep: (duration: number) => Promise<void>
  random: () => number
}

export interface HttpAnswer {
  status: number
  headers: Headers
  /** The parsed body; undefined when there is none or when it is not JSON. */
  body: unknown
}

/**
 * Sends a request until it is answered with something else than "later", a bounded number of times.
 * `request` is asked for each attempt. Throws `throttled` or `unreachable` when the attempts are used up.
 */
export async function send(
  { fetch, clock, sleep, random }: HttpParts,
  request: () => { url: string; init: RequestInit },
): Promise<HttpAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await once(fetch, request())
    if (!(answer instanceof ConnectorError) && !isLater(answer.status)) return answer

    const asked =
      answer instanceof ConnectorError
        ? undefined
        : readRetryAfter(answer.headers.get('Retry-After'), clock.now())
    const wait = asked ?? backoff(attempt, random)
    if (attempt === graphLimits.attempts || wait > graphLimits.longestWait) {
      if (answer instanceof ConnectorError) throw answer
      throw new ConnectorError(answer.status === 429 ? 'throttled' : 'unreachable', {
        status: answer.status,
        requestId: answer.headers.get('request-id') ?? undefined,
        retryAfter: asked,
      })
    }
    await sleep(wait)
  }
}

const isLater = (status: number) => status === 429 || (status >= 500 && status !== 501)

/** Redirects are not followed: they could carry a token or a secret to another host. */
async function once(
  fetch: HttpParts['fetch'],
  { url, init }: { url: string; init: RequestInit },
): Promise<HttpAnswer | ConnectorError> {
  try {
    const signal = AbortSignal.timeout(graphLimits.answer)
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    return { status: response.status, headers: response.headers, body: readJson(await response.text()) }
  } catch (cause) {
    return new ConnectorError('unreachable', { cause })
  }
}

/** The reason why a text is not JSON quotes the text, and the text may be a token: it is not kept. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
