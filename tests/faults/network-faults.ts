type Ask = () => Promise<Response>

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

const noWay = () => new TypeError('fetch failed')

/** What can become of one request. `ask` carries it to the vendor and gives its answer. */
export const networkFaults = {
  'never arrives': async () => {
    throw noWay()
  },
  'is carried out and its answer is lost': async (ask) => {
    await ask()
    throw noWay()
  },
  'is answered with 401': async () => json(401, { message: 'Unauthorized' }),
  'is answered with 403': async () => json(403, { message: 'Forbidden' }),
  'is answered with 429': async () => json(429, { message: 'Slow down' }, { 'Retry-After': '1' }),
  'is answered with 500': async () => json(500, { message: 'Sorry' }),
  'is carried out and answered with 502': async (ask) => {
    await ask()
    return new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } })
  },
  'is answered by a captive portal': async () =>
    new Response('<!doctype html><title>Wi-Fi</title><p>Accept the terms', {
      headers: { 'Content-Type': 'text/html' },
    }),
  'is led elsewhere by a captive portal': async () =>
    new Response(null, { status: 302, headers: { Location: 'https://portal.example/' } }),
  'is carried out and half of its answer comes': async (ask) => {
    const { status, headers, body } = await ask()
    const text = await new Response(body).text()
    // A status without a body takes none.
    return text === ''
      ? new Response(null, { status, headers })
      : new Response(halfOf(text), { status, headers })
  },
} satisfies Record<string, (ask: Ask) => Promise<Response>>

export type NetworkFault = keyof typeof networkFaults

const halfOf = (text: string) => text.slice(0, Math.ceil(text.length / 2))

/** A way to a vendor on which one request fails, once. */
export interface FaultyNetwork {
  around: (ask: typeof fetch) => typeof fetch
  /** Lets the request of this number fail, from 0 on, counted from now. */
  failAt: (place: number, fault: NetworkFault) => void
  heal: () => void
  /** Requests since `failAt` or `heal`. */
  asked: () => number
}

export function faultyNetwork(): FaultyNetwork {
  let count = 0
  let failing: { place: number; fault: NetworkFault } | undefined
  return {
    around: (ask) => async (input, init) => {
      const place = count++
      const carry = () => ask(input, init)
      return failing?.place === place ? networkFaults[failing.fault](carry) : carry()
    },
    failAt(place, fault) {
      count = 0
      failing = { place, fault }
    },
    heal() {
      count = 0
      failing = undefined
    },
    asked: () => count,
  }
}
