/** Where a key moves the active row; nothing when the key does not move it. */
export function nextRow(key: string, { row, count, page }: { row: number; count: number; page: number }) {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(row + 1, last)
    case 'ArrowUp':
      return Math.max(row - 1, 0)
    case 'PageDown':
      return Math.min(row + page, last)
    case 'PageUp':
      return Math.max(row - page, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
