import { useEffect, useEffectEvent } from 'react'
import { isHotkey, isTyping } from './hotkey.ts'
import { type KeyScope, keyWords } from './key-words.ts'
import { isUnderLayer } from './layers.ts'

interface HotkeyOptions {
  enabled?: boolean
  /** Whether a key that is held acts again and again: where it leads on, not where it changes something. */
  repeats?: boolean
  /** What it does, for the list of keys (`?`); without it, the list leaves it out. */
  word?: string
  /** Where it acts. */
  scope?: KeyScope
}

/**
 * `keys` like `/`, `mod+k` or `Escape`; `mod` is Ctrl, or Command on a Mac. Plain characters rest while someone types, and
 * beneath an open menu or dialog.
 */
export function useHotkey(
  keys: string,
  act: (event: KeyboardEvent) => void,
  { enabled = true, repeats = false, word, scope }: HotkeyOptions = {},
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isHotkey(keys, event) || (event.repeat && !repeats)) return
    if (keys.length === 1 && (isTyping(event.target) || isUnderLayer())) return
    act(event)
  })
  useEffect(() => {
    if (!enabled) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [enabled])
  useKeyWord(keys, enabled ? word : undefined, scope)
}

/** Tells the list of keys (`?`) what a key does that somebody else listens to; nothing without a word. */
export function useKeyWord(keys: string, word: string | undefined, scope: KeyScope = 'screen') {
  useEffect(
    () => (word === undefined ? undefined : keyWords.declare({ keys, word, scope })),
    [keys, word, scope],
  )
}
