import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { decodeText } from '#shared/domain/conditional-access/import/decode-text.ts'

/** Every JSON file of a folder and of those in it, by its name. */
export const jsonFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && /\.json$/i.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted()

/** A file's bytes, or why it cannot be read. */
export function bytesOf(path: string): Uint8Array | string {
  try {
    return readFileSync(path)
  } catch (error) {
    return error instanceof Error ? error.message : 'It cannot be read.'
  }
}

/** The value of a text; undefined where it is no JSON. */
export function valueIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeText(bytes))
  } catch {
    return undefined
  }
}
