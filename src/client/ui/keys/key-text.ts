const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent)

const names: Record<string, string> = {
  mod: isMac ? '⌘' : 'Ctrl',
  Escape: 'Esc',
  Enter: '↵',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ' ': '␣',
}

/** Keys as they are written on a keyboard: `mod+k` is Ctrl K, or ⌘ K on a Mac. */
export const keyText = (keys: string): string =>
  keys
    .split('+')
    .map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(' ')
