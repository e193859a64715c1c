import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files of a profile that hold a text, in the encodings that browsers write. */
export function filesWith(profile: string, text: string): string[] {
  const needles = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')]
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file)
      return needles.some((needle) => bytes.includes(needle))
    })
    .map((file) => file.slice(profile.length))
}
