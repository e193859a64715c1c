import type { HttpParts } from '#server/connectors/http.ts'
import { allPages } from '#server/connectors/all-pages.ts'
import { ConnectorError, faultOf } from '#server/connectors/connector-error.ts'
import type { NetworkFault } from './network-faults.ts'

/** What is done at a vendor, each step on a cloud of its own, which holds the same each time. */
export interface Course {
  vendor: string
  /** By what else a person may be told of a fault, and why. */
  otherwise?: Partial<Record<NetworkFault, string[]>>
  /** Opens such a cloud. `around` stands between it and us. */
  open: (around: (ask: typeof fetch) => typeof fetch) => Promise<Steps> | Steps
}

export interface Steps {
  [step: string]: Step
}

export interface Step {
  /** Does it, as whoever asks for it does, and as they do again after it has failed. Gives what was read or made. */
  run: () => Promise<unknown>
  /** What the vendor holds of it afterwards; what must be there once is there once. */
  held?: () => unknown
}

/** Why a step failed, where whoever does it has caught the error and remembers its fault. */
export class StepFailure extends Error {
  readonly fault: string
  constructor(fault: string) {
    super(`It is tried again: ${fault}`)
    this.fault = fault
  }
}

/** By what a person is told of it; throws what is no failure of a vendor but one of ours. */
export function faultIn(cause: unknown): string {
  if (cause instanceof StepFailure) return cause.fault
  if (cause instanceof ConnectorError) return faultOf(cause.reason)
  throw cause
}

/** When courses begin, in milliseconds since 1970. */
export const START = Date.UTC(2026, 10, 28)

/** Parts whose clock only sleeping moves. */
export function courseParts(fetch: HttpParts['fetch']) {
  const clock = { time: START, now: () => clock.time }
  return {
    fetch,
    clock,
    sleep: async (duration: number) => void (clock.time += duration),
    random: () => 0,
  } satisfies HttpParts & { clock: { time: number } }
}

/** A pretend cloud in this process as a way to it: `root` is where it is said to be. */
export const inProcess = (
  root: string,
  cloud: { request: (path: string, request: Request) => Response | Promise<Response> },
) =>
  (async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    return cloud.request(request.url.slice(root.length), request)
  }) as typeof fetch

export const reading = (run: () => Promise<unknown>): Step => ({ run })

export const listing = <Item>(pages: () => AsyncIterable<Item[]>): Step => ({
  run: () => allPages(pages()),
})
