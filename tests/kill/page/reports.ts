/** How every title begins that a run gives; what follows rises with time. */
export const TITLE = 'Kill '

/** A change that this device has confirmed to the person: from here on it may not be lost. */
export type Confirmed = { key: string; customerId: string; id: string } & (
  | { made: 'add'; email: string }
  | { made: 'patch'; title: string }
)

/** What a page tells at once, because it may be dead the next moment. */
export type Report =
  | { type: 'confirmed'; confirmed: Confirmed }
  | { type: 'cursor'; epoch: string; version: number }
  | { type: 'deltas'; count: number }
  /** The phase that was asked for begins, or is over. */
  | { type: 'begun' | 'done' }

declare global {
  interface Window {
    report: (report: Report) => Promise<void>
  }
}

export const report = (what: Report): void => void window.report(what)
