/** Undefined where what is known does not say. */
export type Truth = boolean | undefined

export const not = (one: Truth): Truth => (one === undefined ? undefined : !one)

/** False where one is, whatever the others are. */
export function every(truths: Iterable<Truth>): Truth {
  let all: Truth = true
  for (const one of truths) {
    if (one === false) return false
    if (one === undefined) all = undefined
  }
  return all
}

/** True where one is, whatever the others are. */
export function some(truths: Iterable<Truth>): Truth {
  let any: Truth = false
  for (const one of truths) {
    if (one === true) return true
    if (one === undefined) any = undefined
  }
  return any
}
