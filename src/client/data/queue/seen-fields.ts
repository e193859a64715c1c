/** What the person saw in the fields that they change: an expectation that goes with the change. */
export const seenFields = (seen: object, set: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(seen).filter(([field]) => Object.hasOwn(set, field)))
