import { createHash } from 'node:crypto'

/** The same thing of the same company is the same row in every reading. */
export function stableId(...names: readonly string[]): string {
  const hex = createHash('sha256').update(names.join('/')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
