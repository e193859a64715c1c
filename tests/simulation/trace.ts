/** What must never be. `name` is the invariant's. */
export interface Violation {
  name: string
  detail: string
}

/** What happened, as a hash, and as lines where somebody wants to read them. */
export interface Trace {
  /** One task of a process at a time. */
  mix: (place: number, now: number) => void
  note: (line: string) => void
  fail: (name: string, detail: string) => void
  violation: () => Violation | undefined
  hash: () => string
  lines: () => readonly string[]
}

const scratch = new DataView(new ArrayBuffer(8))

/** `stamp` gives the virtual time for the lines; without `keep` only the hash is made. */
export function createTrace(keep: boolean, stamp: () => number): Trace {
  let high = 0x811c9dc5
  let low = 0x9e3779b9
  const lines: string[] = []
  let violation: Violation | undefined

  function word(value: number) {
    high = Math.imul(high ^ value, 0x01000193)
    low = Math.imul(low ^ (value + (high >>> 7)), 0x85ebca6b)
  }

  return {
    mix(place, now) {
      scratch.setFloat64(0, now)
      word(place)
      word(scratch.getInt32(0))
      word(scratch.getInt32(4))
    },
    note(line) {
      for (let at = 0; at < line.length; at++) word(line.charCodeAt(at))
      if (keep) lines.push(`${(stamp() / 1000).toFixed(3).padStart(11)}  ${line}`)
    },
    fail(name, detail) {
      violation ??= { name, detail }
      if (keep) lines.push(`${(stamp() / 1000).toFixed(3).padStart(11)}  VIOLATION ${name}: ${detail}`)
    },
    violation: () => violation,
    hash: () => (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0'),
    lines: () => lines,
  }
}
