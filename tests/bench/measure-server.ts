import { gzipSync } from 'node:zlib'
import { drainSnapshot, openServerSession, openSnapshot } from './server-session.ts'
import { median } from './statistics.ts'

/** What the server does by itself, read from Node without a browser. */
export interface ServerFigures {
  /** The first snapshot after the server's start, in milliseconds. */
  cold: number
  /** A snapshot whose segments the server has at hand. */
  warm: number
  bytes: number
  zipped: number
}

export async function measureServer(url: string): Promise<ServerFigures> {
  const { tokens } = await openServerSession(url)
  const cold = await drainSnapshot(url, tokens.idToken)
  const warm: number[] = []
  for (let time = 0; time < 3; time++) warm.push((await drainSnapshot(url, tokens.idToken)).ms)
  const whole = await (await openSnapshot(url, tokens.idToken)).arrayBuffer()
  return { cold: cold.ms, warm: median(warm), bytes: cold.bytes, zipped: gzipSync(Buffer.from(whole)).length }
}
