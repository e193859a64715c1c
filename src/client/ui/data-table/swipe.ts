/** Where a card is dragged from: its start is left where people read from left to right. */
export type SwipeSide = 'start' | 'end'

/** Which sides of a card have an act. */
export type SwipeSides = Readonly<Record<SwipeSide, boolean>>

export const swipeMeasures = {
  /** Pixels within which a finger only rests. */
  slop: 10,
  /** How much more a finger goes across than down where it drags a card. */
  slope: 1.5,
  /** The part of a card, and the pixels at most, by which it is dragged for the act to be done. */
  part: 0.35,
  most: 140,
} as const

interface Move {
  dx: number
  dy: number
}

/** Whether a finger drags a card or scrolls the page; undefined as long as that cannot be told. */
export function axisOf({ dx, dy }: Move): 'across' | 'down' | undefined {
  const [across, down] = [Math.abs(dx), Math.abs(dy)]
  if (Math.max(across, down) < swipeMeasures.slop) return undefined
  return across > down * swipeMeasures.slope ? 'across' : 'down'
}

/** The side whose act shows: a card that goes to the right uncovers what is at its left. */
export const sideOf = (offset: number): SwipeSide | undefined =>
  offset > 0 ? 'start' : offset < 0 ? 'end' : undefined

/** By how many pixels a card follows a finger: not at all to a side that has no act, and never out of its place. */
export function offsetOf(dx: number, width: number, sides: SwipeSides): number {
  const side = sideOf(dx)
  return side && sides[side] ? Math.max(-width, Math.min(dx, width)) : 0
}

/** Whether the act is done where the finger leaves here. */
export const isFar = (offset: number, width: number): boolean =>
  offset !== 0 && Math.abs(offset) >= Math.min(width * swipeMeasures.part, swipeMeasures.most)
