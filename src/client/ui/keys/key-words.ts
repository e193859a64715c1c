/** Where a key acts: on the screen, in the panel that is open, or on every screen. */
export const KEY_SCOPES = ['panel', 'screen', 'everywhere'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** A key that somebody may want to know, and what it does. */
export interface KeyWord {
  /** As `useHotkey` takes them. */
  keys: string
  word: string
  scope: KeyScope
}

export interface KeyWordGroup {
  scope: KeyScope
  words: readonly KeyWord[]
}

/** What acts now, as parts of the screen come and go. */
export function createKeyWords() {
  let declared: readonly KeyWord[] = []
  const listeners = new Set<() => void>()
  const publish = (next: readonly KeyWord[]) => {
    declared = next
    for (const listener of listeners) listener()
  }
  return {
    /** The answer takes it back. */
    declare(word: KeyWord): () => void {
      publish([...declared, word])
      return () => publish(declared.filter((each) => each !== word))
    },
    /** The same list as long as nothing changes. */
    list: () => declared,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The keys of the page. */
export const keyWords = createKeyWords()

/** Keys by where they act, the nearest first; what several parts of a screen say alike is said once, where it is nearest. */
export function groupKeyWords(declared: readonly KeyWord[]): KeyWordGroup[] {
  const said = new Set<string>()
  return KEY_SCOPES.flatMap((scope) => {
    const words = declared.filter((each) => {
      const text = `${each.keys} ${each.word}`
      if (each.scope !== scope || said.has(text)) return false
      said.add(text)
      return true
    })
    return words.length === 0 ? [] : [{ scope, words }]
  })
}
