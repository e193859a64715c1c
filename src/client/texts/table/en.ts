/** What every table says. */
export const table = {
  clearSelection: 'Clear the selection',
  pending: 'Changed on this device, not sent yet',
  conflict: 'Changed on both sides, needs a decision',
  view: 'View',
  asCards: 'Cards',
  asTable: 'Table',
  keys: { next: 'Next row', previous: 'Previous row', open: 'Open the row', select: 'Select the row' },
  arrange: 'Filters and tools',
  offline: 'This list needs a network',
  offlineReason:
    'It is asked of the server, so that it is true, and is not kept on this device. It is read as soon as there is a network.',
  lastRead: 'There is no network. This is the list as it was last read.',
  notReadAgain: 'The list could not be read again. This is how it was last read.',
} as const
