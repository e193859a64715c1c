/** What every table says. */
export const table = {
  clearSelection: 'Clear the selection',
  pending: 'Changed on this device, not sent yet',
  conflict: 'Changed on both sides, needs a decision',
  view: 'View',
  asCards: 'Cards',
  asTable: 'Table',
} as const
