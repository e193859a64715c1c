import { useState, useSyncExternalStore } from 'react'
import type { Language } from '#shared/domain/language/languages.ts'
import { loadSection } from './section-files.ts'
import { useLanguage } from './texts.ts'

/** By the ids of what they are said of. */
type WordsById<Words> = ReadonlyMap<string, Words>
type Wording<Words> = (id: string) => Words

/** What is said of each of many things that the server names by an id. */
interface Catalogue<Words> {
  /**
   * All words in a language. Where they cannot be loaded now it gives the English ones, else none, and the next call tries
   * again. A route that calls it along with its script is drawn without a step through a fallback.
   */
  load: (language: Language) => Promise<WordsById<Words>>
  /** What to say of an id. Waits under the next `Suspense` for words that never arrived. */
  use: () => Wording<Words>
}

/** The catalogue of a section; `wordsOfUnknown` are those of an id that only a newer server knows. */
export function createCatalogue<Words>(section: string, wordsOfUnknown: Wording<Words>): Catalogue<Words> {
  const kept = new Map<Language, Promise<WordsById<Words>>>()
  /** The outcome of the last attempt, which may be the words of another language. */
  const arrived = new Map<Language, WordsById<Words>>()
  const listeners = new Set<() => void>()
  const wordings = new WeakMap<WordsById<Words>, Wording<Words>>()

  function load(language: Language): Promise<WordsById<Words>> {
    const words = kept.get(language) ?? fetchWords(language)
    kept.set(language, words)
    return words
  }

  async function fetchWords(language: Language) {
    try {
      return arrive(language, new Map(Object.entries(await loadSection(language, section))))
    } catch {
      const instead = language === 'en' ? new Map<string, Words>() : await load('en')
      kept.delete(language)
      return arrive(language, instead)
    }
  }

  function arrive(language: Language, words: WordsById<Words>) {
    arrived.set(language, words)
    for (const changed of listeners) changed()
    return words
  }

  function subscribe(changed: () => void) {
    listeners.add(changed)
    return () => {
      listeners.delete(changed)
    }
  }

  /** The same function for the same words, so that nothing is drawn again for its sake. */
  function wordingOf(words: WordsById<Words>) {
    const wording = wordings.get(words) ?? ((id: string) => words.get(id) ?? wordsOfUnknown(id))
    wordings.set(words, wording)
    return wording
  }

  function useWords() {
    const language = useLanguage()
    // Each screen tries again what could not be loaded, and shows what there is until it comes.
    useState(() => void load(language))
    const snapshot = () => arrived.get(language)
    const words = useSyncExternalStore(subscribe, snapshot, snapshot)
    // Not by `use`: React goes on in the middle of what had to wait, and fails at the hooks that come behind (its errors 467
    // and 520). What throws is drawn from its start.
    // oxlint-disable-next-line typescript/only-throw-error
    if (!words) throw load(language)
    return wordingOf(words)
  }

  return { load, use: useWords }
}
