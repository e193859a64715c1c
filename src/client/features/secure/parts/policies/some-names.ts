const NAMED = 3

/** Names, as many as can be read at a glance. */
export const someNames = (names: readonly string[]): string =>
  names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : '')
