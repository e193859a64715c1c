export interface EarlyKeys {
  text: string
  /** Whether Enter was the last of them. */
  entered: boolean
}

export const NO_KEYS: EarlyKeys = { text: '', entered: false }

/** What was typed with one more key; undefined where the key is not for a text field. */
export function withKey(
  keys: EarlyKeys,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): EarlyKeys | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Enter') return { ...keys, entered: true }
  if (key === 'Backspace') return { text: keys.text.slice(0, -1), entered: false }
  return key.length === 1 ? { text: keys.text + key, entered: false } : undefined
}

/** Catches what somebody types on while the field that they asked for is on its way. The answer ends it. */
export function catchKeys(): () => EarlyKeys {
  let keys = NO_KEYS
  const listen = (event: KeyboardEvent) => {
    const more = withKey(keys, event)
    if (!more) return
    keys = more
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', listen, { capture: true })
  return () => {
    window.removeEventListener('keydown', listen, { capture: true })
    const caught = keys
    keys = NO_KEYS
    return caught
  }
}
