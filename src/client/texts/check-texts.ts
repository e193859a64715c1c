import { useState, useSyncExternalStore } from 'react'
import type { Language } from '#shared/domain/language/languages.ts'
import { loadSection } from './section-files.ts'
import { useLanguage } from './texts.ts'

interface WordsOfCheck {
  /** What holds of a tenant that is compliant. */
  name: string
  /** What goes wrong in one that is not. */
  why: string
  /** What to know before it is changed. */
  advice?: string
}

/** By the ids of the checks. */
export type CheckWords = ReadonlyMap<string, WordsOfCheck>

const NONE: CheckWords = new Map()

const kept = new Map<Language, Promise<CheckWords>>()
/** The outcome of the last attempt, which may be the words of another language. */
const arrived = new Map<Language, CheckWords>()
const listeners = new Set<() => void>()

/**
 * The words of every check in a language. Where they cannot be loaded now it gives the English ones, else none, and
 * the next call tries again. A route that calls it along with its script is drawn without a step through a fallback.
 */
export function loadCheckWords(language: Language): Promise<CheckWords> {
  const words = kept.get(language) ?? load(language)
  kept.set(language, words)
  return words
}

async function load(language: Language): Promise<CheckWords> {
  try {
    return arrive(language, new Map(Object.entries(await loadSection(language, 'checks'))))
  } catch {
    const instead = language === 'en' ? NONE : await loadCheckWords('en')
    kept.delete(language)
    return arrive(language, instead)
  }
}

function arrive(language: Language, words: CheckWords) {
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

/**
 * What to say of a check, by its id: `const wordsOf = useCheckWords()`, then `wordsOf(id).name`. Waits under the next
 * `Suspense` for words that never arrived. A check that only a newer server knows is called by its id.
 */
export function useCheckWords(): CheckWording {
  const language = useLanguage()
  // Each screen tries again what could not be loaded, and shows what there is until it comes.
  useState(() => void loadCheckWords(language))
  const snapshot = () => arrived.get(language)
  const words = useSyncExternalStore(subscribe, snapshot, snapshot)
  // Not by `use`: React goes on in the middle of what had to wait, and fails at the hooks that come behind (its errors 467
  // and 520). What throws is drawn from its start.
  // oxlint-disable-next-line typescript/only-throw-error
  if (!words) throw loadCheckWords(language)
  return sayingOf(words)
}

type CheckWording = (checkId: string) => WordsOfCheck

const sayings = new WeakMap<CheckWords, CheckWording>()

/** The same function for the same words, so that nothing is drawn again for its sake. */
function sayingOf(words: CheckWords): CheckWording {
  const saying = sayings.get(words) ?? ((checkId) => words.get(checkId) ?? { name: checkId, why: '' })
  sayings.set(words, saying)
  return saying
}
