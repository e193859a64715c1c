import { createBody } from './network-body.ts'
import { beginExchange, type Exchange } from './network-exchange.ts'
import { refusal } from './network-refusal.ts'
import type { NetworkParts } from './network-parts.ts'
import type { Process } from './scheduler.ts'

const MINUTE = 60_000
const lost = () => new TypeError('Failed to fetch')

/** The way between tabs and the server, in virtual time, with everything that can happen on it. */
export function createNetwork(parts: NetworkParts) {
  const { scheduler, random } = parts
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
        if (!isOnline()) return void scheduler.after(process, random.between(1, 20), () => reject(lost()))
        const exchange = beginExchange({ process, device, path, resolve, reject }, exchanges)
        signal?.addEventListener('abort', () => {
          exchange.fail(signal.reason as Error)
          exchange.body?.leave()
        })
        return carry(parts, latency, exchange, init)
      })
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

/** Carries a request to the server and its answer back, once or twice or not at all. */
function carry(parts: NetworkParts, latency: () => number, exchange: Exchange, init: RequestInit): void {
  const { scheduler, random, trace, server, happens } = parts
  const { process, path } = exchange
  const fail = (milliseconds: number) => scheduler.after(process, milliseconds, () => exchange.fail(lost()))
  const refused = refusal(parts, path)
  if (refused) {
    trace.note(`${process.name} ${path} gets ${refused.status}`)
    scheduler.after(process, latency(), () => exchange.hear(refused.response))
    return
  }
  if (happens('dropRequest')) {
    trace.note(`${process.name} ${path} is dropped`)
    if (random.chance(0.5)) fail(latency())
    return
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
          return deliver(parts, latency, exchange, response)
        },
        (cause: unknown) => trace.fail('uncaught', `the server threw ${String(cause)}`),
      )
      return undefined
    })
    return undefined
  }

  send(latency() + slow, true)
  if (isTwice) send(latency() + random.between(0, random.chance(0.3) ? 5 * MINUTE : 2000), false)
}

function deliver(parts: NetworkParts, latency: () => number, exchange: Exchange, response: Response): void {
  const { scheduler } = parts
  const { process, path } = exchange
  const finish = (milliseconds: number, heard: () => Response) =>
    scheduler.after(process, milliseconds, () => exchange.hear(heard))
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
  const made = createBody(parts, latency, exchange, type.includes('ndjson'), scheduler.now() + head)
  exchange.body = made
  finish(head, () => new Response(made.stream, { status, headers }))
  made.pump(response)
}

function withoutSignal({ method, headers, body }: RequestInit): RequestInit {
  return { ...(method ? { method } : {}), ...(headers ? { headers } : {}), ...(body ? { body } : {}) }
}
