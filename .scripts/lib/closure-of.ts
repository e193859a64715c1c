/** These files and everything that follows from them. */
export function closureOf(files: readonly string[], next: (file: string) => readonly string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...next(file))
  }
  return reached
}
