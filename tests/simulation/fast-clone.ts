const native = globalThis.structuredClone

/**
 * A structured clone for what databases hold: plain objects, arrays and bytes, several times faster than the general
 * one. Everything else goes to the general one, which also refuses what cannot be stored.
 */
export function fastClone<T>(value: T): T {
  return copy(value) as T
}

function copy(value: unknown): unknown {
  if (
    value === null ||
    (typeof value !== 'object' && typeof value !== 'function' && typeof value !== 'symbol')
  )
    return value
  if (Array.isArray(value)) return value.map(copy)
  if (value instanceof Uint8Array) {
    // Megabytes are only ever held back to be given up again, and nobody writes into them.
    if (value.byteLength > 1_000_000) return value
    // Cloning a view clones all of its buffer; for small ones of their own this is the same.
    return value.byteLength === value.buffer.byteLength ? value.slice() : native(value)
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return native(value)
  const made: Record<string, unknown> = {}
  for (const key of Object.keys(value)) made[key] = copy((value as Record<string, unknown>)[key])
  return made
}
