/**
 * Many lines in one text, so that a search is one scan. The number of a line that was hit is found from where the
 * lines start; these are looked for when first needed.
 */
export function createTextLines(text: string, count: number) {
  let known: Uint32Array | undefined
  const starts = () => (known ??= startsOf(text, count))

  const lineAt = (row: number): string => text.slice(starts()[row], (starts()[row + 1] ?? 0) - 1)

  /** Calls with the number of each line that has all of these terms, lowest first. There is at least one term. */
  function eachWith(terms: readonly string[], take: (row: number) => void): void {
    const [longest = '', ...rest] = terms.toSorted((a, b) => b.length - a.length)
    let row = 0
    for (let hit = text.indexOf(longest); hit !== -1; hit = text.indexOf(longest, starts()[row])) {
      row = rowAt(starts(), hit, row)
      if (rest.length === 0 || includesAll(lineAt(row), rest)) take(row)
      if (++row >= count) return
    }
  }

  return { lineAt, eachWith }
}

/** Where each line starts, and where another one would. */
function startsOf(text: string, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1)
  for (let row = 1; row < count; row++) starts[row] = text.indexOf('\n', starts[row - 1]) + 1
  starts[count] = text.length + 1
  return starts
}

/** The line of a place in the text, at or after the line `from`: hits lie close together where there are many. */
function rowAt(starts: Uint32Array, place: number, from: number): number {
  let step = 1
  while ((starts[from + step] ?? Infinity) <= place) step *= 2
  let low = from + (step >> 1)
  let high = Math.min(from + step, starts.length - 1)
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle
  }
  return low
}

/** Whether a line has all of these terms. */
export const includesAll = (line: string, terms: readonly string[]): boolean =>
  terms.every((term) => line.includes(term))
