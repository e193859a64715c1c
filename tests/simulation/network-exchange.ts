import type { Process } from './scheduler.ts'

/** A request on its way, until its answer is there as a whole or cannot come any more. */
export interface Exchange {
  process: Process
  device: object
  path: string
  /** Whoever works on it. */
  server: Process | undefined
  /** What comes in pieces after the head of the answer. */
  body: Body | undefined
  end: () => void
  /** The head of the answer is there, and all of it where nothing comes in pieces. */
  hear: (response: () => Response) => void
  fail: (cause: Error) => void
}

interface Asked extends Pick<Exchange, 'process' | 'device' | 'path'> {
  resolve: (response: Response) => void
  reject: (cause: Error) => void
}

/** Begins an exchange, which is among the others for as long as it lasts. */
export function beginExchange(
  { process, device, path, resolve, reject }: Asked,
  exchanges: Set<Exchange>,
): Exchange {
  let isOver = false
  const exchange: Exchange = {
    process,
    device,
    path,
    server: undefined,
    body: undefined,
    end() {
      isOver = true
      exchanges.delete(exchange)
    },
    hear(response) {
      if (isOver) return
      if (!exchange.body) exchange.end()
      resolve(response())
    },
    fail(cause) {
      if (isOver) return
      exchange.end()
      reject(cause)
      exchange.body?.fail(cause)
    },
  }
  exchanges.add(exchange)
  return exchange
}

/** The rest of an answer whose head is there. */
export interface Body {
  stream: ReadableStream<Uint8Array>
  fail: (cause: Error) => void
  leave: () => void
  pump: (response: Response) => void
}
