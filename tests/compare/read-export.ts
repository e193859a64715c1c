import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The JSON files of a folder, names to bytes. */
export function readExport(folder: string): Record<string, Uint8Array> {
  const names = readdirSync(folder).filter((name) => name.toLowerCase().endsWith('.json'))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]))
}
