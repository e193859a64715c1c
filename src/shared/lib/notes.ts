/** Short texts by name, as a browser's `localStorage` keeps them. */
export interface Notes {
  getItem: (name: string) => string | null
  setItem: (name: string, text: string) => void
  removeItem: (name: string) => void
}

/**
 * Notes that never throw: what cannot be read is not there, what cannot be written is forgotten (ERR-07). `open` is asked
 * each time, because a browser may refuse even to hand its storage out; `tell` hears of the first failure only.
 */
export function guardedNotes(open: () => Notes, tell: (cause: unknown) => void): Notes {
  let isTold = false
  const attempt = <T>(act: (notes: Notes) => T, otherwise: T): T => {
    try {
      return act(open())
    } catch (cause) {
      if (!isTold) tell(cause)
      isTold = true
      return otherwise
    }
  }
  return {
    getItem: (name) => attempt((notes) => notes.getItem(name), null),
    setItem: (name, text) => attempt((notes) => notes.setItem(name, text), undefined),
    removeItem: (name) => attempt((notes) => notes.removeItem(name), undefined),
  }
}
