import type { Window } from './detection.ts'
import type { SecurityEvent } from './security-event.ts'

interface Weighed {
  place: number
  weight: number
}

/**
 * The windows that weigh enough and end at `from` or after it, of events that are sorted by time, as the places of their
 * first and last one; only those that end as the window asks for. Each event is put on once and taken off once, however many windows it lies in.
 */
export function fullWindows(
  counted: readonly SecurityEvent[],
  { length, threshold, distinct, weight, closes }: Window,
  from: number,
): (readonly [first: number, last: number])[] {
  const full: (readonly [number, number])[] = []
  // Of what is counted once: what weighs the most, then what will when that has left.
  const heaviest = new Map<string, Weighed[]>()
  let [first, sum] = [0, 0]
  const change = (event: SecurityEvent, by: (list: Weighed[]) => void) => {
    const what = distinct?.(event) ?? event.key
    const list = heaviest.get(what) ?? []
    const before = list[0]?.weight ?? 0
    by(list)
    sum += (list[0]?.weight ?? 0) - before
    if (list.length > 0) heaviest.set(what, list)
    else heaviest.delete(what)
  }
  counted.forEach((end, last) => {
    const added = { place: last, weight: weight?.(end) ?? 1 }
    change(end, (list) => {
      while ((list.at(-1)?.weight ?? Infinity) <= added.weight) list.pop()
      list.push(added)
    })
    for (let left = counted[first]; left && left.at <= end.at - length; left = counted[first]) {
      change(left, (list) => {
        if (list[0]?.place === first) list.shift()
      })
      first += 1
    }
    if (end.at >= from && sum >= threshold && closes?.(end) !== false) full.push([first, last])
  })
  return full
}
