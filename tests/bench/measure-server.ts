import { SCHEMA } from '#shared/contract/sync.ts'
import { bearer, drainSnapshot, openServerSession, openSnapshot } from './server-session.ts'
import { median } from './statistics.ts'

/** What the server does by itself, read from Node without a browser. */
export interface ServerFigures {
  /** The first snapshot after the server's start, in milliseconds. */
  cold: number
  /** A snapshot whose segments the server has at hand. */
  warm: number
  /** From the request for a snapshot to the last line of the shared kinds, which the first screens show. */
  shared: number
  /** A first pull, which brings the scope. */
  firstPull: number
  /** As a device asks for it, and as it would be without compression. */
  bytes: number
  plain: number
}

export async function measureServer(url: string): Promise<ServerFigures> {
  const { tokens } = await openServerSession(url)
  const cold = await drainSnapshot(url, tokens.idToken)
  const warm: number[] = []
  for (let time = 0; time < 3; time++) warm.push((await drainSnapshot(url, tokens.idToken)).ms)
  const plain = await drainSnapshot(url, tokens.idToken, 'plain')
  const pulls: number[] = []
  const shared: number[] = []
  for (let time = 0; time < 3; time++) {
    pulls.push(await firstPull(url, tokens.idToken))
    shared.push(await untilShared(url, tokens.idToken))
  }
  return {
    cold: cold.ms,
    warm: median(warm),
    shared: median(shared),
    firstPull: median(pulls),
    bytes: cold.bytes,
    plain: plain.bytes,
  }
}

async function firstPull(url: string, token: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${url}/api/sync/pull`, {
    method: 'POST',
    headers: bearer(token),
    body: JSON.stringify({ epoch: null, cursor: Number.MAX_SAFE_INTEGER, scopeHash: null, schema: SCHEMA }),
  })
  await response.text()
  return performance.now() - start
}

async function untilShared(url: string, token: string): Promise<number> {
  const start = performance.now()
  const response = await openSnapshot(url, token, 'gzip')
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of response.body!) {
    text += decoder.decode(piece, { stream: true })
    // The shared kinds come first, and `task` is the last of them.
    if (text.includes('"closed":"*/task"')) break
  }
  return performance.now() - start
}
