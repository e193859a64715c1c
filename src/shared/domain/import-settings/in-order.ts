/** Each once, by its id: the same choices are the same value, however they were clicked together. */
export const inOrder = <T extends { id: string }>(list: readonly T[]): T[] =>
  [...new Map(list.map((each) => [each.id, each])).values()].toSorted((a, b) =>
    a.id < b.id ? -1 : a.id > b.id ? 1 : 0,
  )
