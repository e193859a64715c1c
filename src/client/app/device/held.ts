const held = new Set<() => Promise<void>>()

/** Notes something that has to be let go of before anything is erased. Gives the way to do that, which works once. */
export function hold(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  const letGo = () => (closing ??= close().finally(() => held.delete(letGo)))
  held.add(letGo)
  return letGo
}

/** Lets go of everything that this page holds. What cannot be closed does not keep anything from being erased. */
export const letGoOfAll = async (): Promise<void> =>
  void (await Promise.allSettled([...held].map((letGo) => letGo())))
