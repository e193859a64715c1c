import type { RowState } from '#client/ui/data-table/row-state-icon.tsx'

interface WaitingRow {
  isPending: boolean
  isConflict: boolean
}

/** How a row stands that may have been changed on this device. */
export const rowState = (view: WaitingRow | undefined): RowState | undefined =>
  view?.isConflict ? 'conflict' : view?.isPending ? 'pending' : undefined
