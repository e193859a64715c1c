import { useEffect, useEffectEvent } from 'react'
import { isHotkey, isTyping } from './hotkey.ts'
import { isUnderLayer } from './layers.ts'

interface HotkeyOptions {
  enabled?: boolean
  /** Whether a key that is held acts again and again: where it leads on, not where it changes something. */
  repeats?: boolean
}

/**
 * `keys` like `/`, `mod+k` or `Escape`; `mod` is Ctrl, or Command on a Mac. Plain characters rest while someone types, and
 * beneath an open menu or dialog.
 */
export function useHotkey(
  keys: string,
  act: (event: KeyboardEvent) => void,
  { enabled = true, repeats = false }: HotkeyOptions = {},
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
}
