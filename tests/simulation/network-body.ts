import type { Body, Exchange } from './network-exchange.ts'
import type { NetworkParts } from './network-parts.ts'
import type { Random } from './random.ts'
import type { Trace } from './trace.ts'

const MINUTE = 60_000
const lost = () => new TypeError('Failed to fetch')

/** A body that arrives in pieces; each is a task of the tab, in their order. Nothing of it comes before `from`. */
export function createBody(
  { scheduler, random, trace, happens }: NetworkParts,
  latency: () => number,
  exchange: Exchange,
  isSnapshot: boolean,
  from: number,
): Body {
  const { process, path } = exchange
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  let arrivesAt = from
  let isEnded = false
  const isCut = isSnapshot && happens('truncate', 3)
  const isGarbled = isSnapshot && happens('corrupt', 3)
  const breaksAt = !isSnapshot && happens('breakEvents', 3) ? random.between(0, 5 * MINUTE) : Infinity
  const inOrder = (act: () => void) => {
    arrivesAt = Math.max(arrivesAt, scheduler.now() + latency() / 2)
    scheduler.after(process, arrivesAt - scheduler.now(), act)
  }
  const end = (act: (controller: ReadableStreamDefaultController<Uint8Array>) => void) => {
    if (isEnded) return
    isEnded = true
    exchange.end()
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
            const piece = isGarbled && random.chance(0.4) ? garbled(value, random, trace) : value
            for (const part of cut(piece, random)) inOrder(() => void (isEnded || controller?.enqueue(part)))
            return void next()
          },
          () => inOrder(() => made.fail(lost())),
        )
      void next()
    },
  }
  return made
}

function cut(piece: Uint8Array, random: Random): Uint8Array[] {
  if (piece.length < 2 || random.chance(0.6)) return [piece]
  const at = 1 + random.int(piece.length - 1)
  return [piece.slice(0, at), piece.slice(at)]
}

/** One line becomes rubbish of another length. */
function garbled(piece: Uint8Array, random: Random, trace: Trace): Uint8Array {
  const lines = new TextDecoder().decode(piece).split('\n')
  const at = random.int(Math.max(1, lines.length - 1))
  trace.note(`a line of ${lines[at]?.length} bytes is garbled`)
  lines[at] = `${(lines[at] ?? '').slice(0, random.int(30))}#rubbish`
  return new TextEncoder().encode(lines.join('\n'))
}
