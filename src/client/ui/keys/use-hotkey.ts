import { useEffect, useEffectEvent } from 'react'
import { isHotkey, isTyping } from './hotkey.ts'

/** `keys` like `/`, `mod+k` or `Escape`; `mod` is Ctrl, or Command on a Mac. Plain characters rest while someone types. */
export function useHotkey(keys: string, act: (event: KeyboardEvent) => void, { enabled = true } = {}) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isHotkey(keys, event)) return
    if (keys.length === 1 && isTyping(event.target)) return
    act(event)
  })
  useEffect(() => {
    if (!enabled) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [enabled])
}
