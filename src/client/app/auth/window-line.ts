import type { Line } from '#client/data/nouns/consent/consent-channel.ts'

/** The way between this window and one that it opened, or that opened it; nobody of another origin hears or is heard. */
export function windowLine(
  other: Pick<Window, 'postMessage'>,
  { self = window, origin = location.origin }: { self?: EventTarget; origin?: string } = {},
): Line {
  const leaving = new AbortController()
  return {
    say: (message) => other.postMessage(message, origin),
    hear: (listener) =>
      self.addEventListener(
        'message',
        (event) => {
          const { source, origin: from, data } = event as MessageEvent<unknown>
          if (source === other && from === origin) listener(data)
        },
        { signal: leaving.signal },
      ),
    close: () => leaving.abort(),
  }
}
