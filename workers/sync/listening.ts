import { keepListening, type ListeningParts } from './events.ts'
import type { Server } from '#workers/server/server.ts'

/** How long the stream of pokes stays open behind hidden tabs. Milliseconds. */
const LISTEN_HIDDEN = 300_000

/** The stream of pokes of the tab that leads. It is closed a while after the person has left all of the tab. */
export function createListening(server: Server, parts: ListeningParts) {
  const { clock } = parts
  let stop: (() => void) | undefined
  let timer: unknown

  const close = () => stop?.()
  return {
    open() {
      close()
      stop = keepListening(server, parts)
    },
    close,
    closeLater() {
      clock.clearTimeout(timer)
      timer = clock.setTimeout(close, LISTEN_HIDDEN)
    },
    /** Is not closed later, whatever was planned. */
    stayOpen: () => clock.clearTimeout(timer),
  }
}
