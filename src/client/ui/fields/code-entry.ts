/** What a key does to a code of single boxes: the code with a space for each empty box, and the box to go to. */
export interface CodeEdit {
  value: string
  place: number
}

/** Puts what was typed or pasted into the boxes from `place` on; a whole code fills them from the first. */
export function spreadCode(value: string, length: number, place: number, entered: string): CodeEdit {
  const characters = entered.replace(/[^\p{L}\p{N}]/gu, '').split('')
  if (characters.length === 0) return { value: without(value, length, place), place }
  // A filled box that gets one more character has its own and the new one.
  const own = boxesOf(value, length)[place]
  const added =
    characters.length === 2 && own !== ' ' && characters.includes(own ?? '')
      ? [characters[0] === own ? characters[1] : characters[0]]
      : characters
  const from = added.length >= length ? 0 : place
  const boxes = boxesOf(value, length).map((box, at) => added[at - from] ?? box)
  return { value: boxes.join('').trimEnd(), place: Math.min(from + added.length, length - 1) }
}

/** Arrows move, Backspace and Delete empty; undefined where the key is the box's own business. */
export function editCode(value: string, length: number, place: number, key: string): CodeEdit | undefined {
  const last = length - 1
  if (key === 'ArrowLeft') return { value, place: Math.max(0, place - 1) }
  if (key === 'ArrowRight') return { value, place: Math.min(last, place + 1) }
  if (key === 'Home') return { value, place: 0 }
  if (key === 'End') return { value, place: last }
  if (key === 'Delete') return { value: without(value, length, place), place }
  if (key !== 'Backspace') return undefined
  const isEmpty = boxesOf(value, length)[place] === ' '
  const at = isEmpty ? Math.max(0, place - 1) : place
  return { value: without(value, length, at), place: at }
}

const boxesOf = (value: string, length: number) => value.padEnd(length).slice(0, length).split('')

const without = (value: string, length: number, place: number) =>
  boxesOf(value, length)
    .map((box, at) => (at === place ? ' ' : box))
    .join('')
    .trimEnd()
