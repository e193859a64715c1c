import type { Fault } from './faults.ts'
import type { Random } from './random.ts'
import type { Process, Scheduler } from './scheduler.ts'
import type { Trace } from './trace.ts'

/** Whoever answers requests, in a process of its own that can be gone. */
export interface Answerer {
  process: Process
  answer: (path: string, init: RequestInit) => Promise<Response>
}

export interface NetworkParts {
  scheduler: Scheduler
  random: Random
  trace: Trace
  server: () => Answerer | undefined
  /** Whether this fault happens now; `weight` scales how likely it is. */
  happens: (fault: Fault, weight?: number) => boolean
  /** Sees every request as it leaves its tab. */
  observe: (process: Process, path: string, init: RequestInit) => void
  /** Sees what the server answered, whether or not it arrives. */
  answered: (path: string, text: string) => void
}

interface Exchange {
  process: Process
  device: object
  server: Process | undefined
  fail: (cause: Error) => void
}

const MINUTE = 60_000
const lost = () => new TypeError('Failed to fetch')

/** The way between tabs and the server, in virtual time, with everything that can happen on it. */
export function createNetwork(parts: NetworkParts) {
  const { scheduler, random, trace, server, happens } = parts
  const exchanges = new Set<Exchange>()
  const latency = () => (random.chance(0.9) ? random.between(5, 80) : random.between(80, 2000))

  const portOf =
    (process: Process, device: object, isOnline: () => boolean) =>
    (url: string, init: RequestInit): Promise<Response> => {
      const path = url.replace(/^\/api/, '')
      parts.observe(process, path, init)
      return new Promise<Response>((resolve, reject) => {
        const { signal } = init
        if (signal?.aborted) return reject(signal.reason as Error)
        const after = (milliseconds: number, act: () => void) => scheduler.after(process, milliseconds, act)
        if (!isOnline()) return void after(random.between(1, 20), () => reject(lost()))

        let body: Body | undefined
        let isOver = false
        const exchange: Exchange = {
          process,
          device,
          server: undefined,
          fail(cause) {
            if (isOver) return
            isOver = true
            exchanges.delete(exchange)
            reject(cause)
            body?.fail(cause)
          },
        }
        exchanges.add(exchange)
        signal?.addEventListener('abort', () => {
          exchange.fail(signal.reason as Error)
          body?.leave()
        })
        const fail = (milliseconds: number) => after(milliseconds, () => exchange.fail(lost()))
        const finish = (milliseconds: number, response: () => Response) =>
          after(milliseconds, () => {
            if (isOver) return
            if (!body) {
              isOver = true
              exchanges.delete(exchange)
            }
            resolve(response())
          })

        const refused = refusal(path)
        if (refused) {
          trace.note(`${process.name} ${path} gets ${refused.status}`)
          return void finish(latency(), () => refused.response())
        }
        if (happens('dropRequest')) {
          trace.note(`${process.name} ${path} is dropped`)
          if (random.chance(0.5)) fail(latency())
          return undefined
        }
        const slow = happens('delay') ? random.between(1000, random.chance(0.3) ? 10 * MINUTE : 20_000) : 0
        const isLostBack = happens('dropResponse')
        const isTwice = happens('duplicate')

        const send = (milliseconds: number, isFirst: boolean) => {
          const target = server()
          if (!target) return void (isFirst && fail(milliseconds))
          exchange.server = target.process
          scheduler.after(target.process, milliseconds, () => {
            target.answer(path, withoutSignal(init)).then(
              (response) => {
                if (!isFirst) return void response.body?.cancel().catch(() => {})
                if (isLostBack) {
                  trace.note(`${process.name} ${path} is answered and not heard`)
                  if (random.chance(0.5)) fail(latency())
                  return void response.body?.cancel().catch(() => {})
                }
                return deliver(response)
              },
              (cause: unknown) => trace.fail('uncaught', `the server threw ${String(cause)}`),
            )
            return undefined
          })
          return undefined
        }
        const deliver = (response: Response) => {
          const { status, headers } = response
          const type = headers.get('content-type') ?? ''
          const isStream = /ndjson|event-stream/.test(type)
          if (!isStream) {
            void response.text().then((text) => {
              parts.answered(path, text)
              finish(latency(), () => new Response(status === 204 ? null : text, { status, headers }))
            })
            return
          }
          const head = latency()
          const made = createBody(type.includes('ndjson'), scheduler.now() + head)
          body = made
          finish(head, () => new Response(made.stream, { status, headers }))
          made.pump(response)
        }

        /** A body that arrives in pieces; each is a task of the tab, in their order. */
        function createBody(isSnapshot: boolean, from: number): Body {
          let controller: ReadableStreamDefaultController<Uint8Array> | undefined
          let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
          // Nothing of it comes before its head.
          let arrivesAt = from
          let isEnded = false
          const isCut = isSnapshot && happens('truncate', 3)
          const isGarbled = isSnapshot && happens('corrupt', 3)
          const breaksAt = !isSnapshot && happens('breakEvents', 3) ? random.between(0, 5 * MINUTE) : Infinity
          const inOrder = (act: () => void) => {
            arrivesAt = Math.max(arrivesAt, scheduler.now() + latency() / 2)
            after(arrivesAt - scheduler.now(), act)
          }
          const end = (act: (controller: ReadableStreamDefaultController<Uint8Array>) => void) => {
            if (isEnded) return
            isEnded = true
            isOver = true
            exchanges.delete(exchange)
            if (controller) act(controller)
          }
          const leave = () => {
            const target = exchange.server
            if (target) scheduler.after(target, latency(), () => void reader?.cancel().catch(() => {}))
          }
          const made: Body = {
            stream: new ReadableStream<Uint8Array>({
              start: (given) => void (controller = given),
              cancel: () => {
                end(() => {})
                leave()
              },
            }),
            fail: (cause) => end((open) => open.error(cause)),
            leave,
            pump(response) {
              reader = response.body?.getReader()
              if (breaksAt < Infinity)
                scheduler.after(process, breaksAt, () => {
                  trace.note(`${process.name} ${path} breaks`)
                  made.fail(lost())
                  leave()
                })
              const next = () =>
                reader?.read().then(
                  ({ done, value }) => {
                    if (done) return inOrder(() => end((open) => open.close()))
                    if (isCut && random.chance(0.4)) {
                      const at = random.int(value.length + 1)
                      trace.note(`${process.name} ${path} is cut at byte ${at} of a piece`)
                      const isClean = random.chance(0.5)
                      inOrder(() => {
                        if (!isEnded) controller?.enqueue(value.slice(0, at))
                        end((open) => (isClean ? open.close() : open.error(lost())))
                      })
                      return void reader?.cancel().catch(() => {})
                    }
                    const piece = isGarbled && random.chance(0.4) ? garbled(value) : value
                    for (const part of cut(piece)) inOrder(() => void (isEnded || controller?.enqueue(part)))
                    return void next()
                  },
                  () => inOrder(() => made.fail(lost())),
                )
              void next()
            },
          }
          return made
        }

        send(latency() + slow, true)
        if (isTwice) send(latency() + random.between(0, random.chance(0.3) ? 5 * MINUTE : 2000), false)
        return undefined
      })
    }

  /** An answer that somebody on the way, or the server before it did anything, gives. */
  function refusal(path: string): { status: number; response: () => Response } | undefined {
    if (happens('portal'))
      return {
        status: 200,
        response: () =>
          new Response('<html>Please accept our terms</html>', { headers: { 'content-type': 'text/html' } }),
      }
    const statuses: [Fault, number, string, number?][] = [
      ['status401', 401, 'sessionUnverified'],
      ['status403', 403, 'noPermission'],
      ['status409', 409, path === '/sync/pull' ? 'cursorTooOld' : 'conflict'],
      ['status412', 412, 'preconditionFailed'],
      ['status413', 413, 'bodyTooLarge'],
      ['status429', 429, 'tooManyRequests', 1 + random.int(20)],
      ['status500', 500, 'unexpected'],
      ['status503', 503, 'missingTangibles'],
    ]
    for (const [fault, status, code, retryAfter] of statuses) {
      if (!happens(fault)) continue
      const headers = {
        'content-type': 'application/json',
        ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
      }
      const body = JSON.stringify({ code, message: code, requestId: 'simulated' })
      return { status, response: () => new Response(body, { status, headers }) }
    }
    return undefined
  }

  function cut(piece: Uint8Array): Uint8Array[] {
    if (piece.length < 2 || random.chance(0.6)) return [piece]
    const at = 1 + random.int(piece.length - 1)
    return [piece.slice(0, at), piece.slice(at)]
  }

  /** One line becomes rubbish of another length. */
  function garbled(piece: Uint8Array): Uint8Array {
    const lines = new TextDecoder().decode(piece).split('\n')
    const at = random.int(Math.max(1, lines.length - 1))
    trace.note(`a line of ${lines[at]?.length} bytes is garbled`)
    lines[at] = `${(lines[at] ?? '').slice(0, random.int(30))}#rubbish`
    return new TextEncoder().encode(lines.join('\n'))
  }

  const breakAll = (isMeant: (exchange: Exchange) => boolean) => {
    for (const exchange of exchanges)
      if (isMeant(exchange))
        scheduler.after(exchange.process, random.between(0, 50), () => exchange.fail(lost()))
  }

  return {
    portOf,
    latency,
    /** The server is gone, or the device's network: what is on its way does not arrive any more. */
    breakServer: (process: Process) => breakAll((exchange) => exchange.server === process),
    breakDevice: (device: object) => breakAll((exchange) => exchange.device === device),
    forget(process: Process) {
      for (const exchange of exchanges) if (exchange.process === process) exchanges.delete(exchange)
    },
  }
}

interface Body {
  stream: ReadableStream<Uint8Array>
  fail: (cause: Error) => void
  leave: () => void
  pump: (response: Response) => void
}

function withoutSignal({ method, headers, body }: RequestInit): RequestInit {
  return { ...(method ? { method } : {}), ...(headers ? { headers } : {}), ...(body ? { body } : {}) }
}
