import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every record of a folder's files and what could not be read of them. */
export function readFolder(folder: string): { records: unknown[]; troubles: string[] } {
  const records: unknown[] = []
  const troubles: string[] = []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.toSorted()) {
    if (!/\.(ndjson|jsonl|json)$/i.test(name)) continue
    try {
      const content = readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '')
      const whole = /\.json$/i.test(name) ? parse(content) : undefined
      if (whole !== undefined) {
        records.push(...listIn(whole))
        continue
      }
      const lines = content.split(/\r?\n/)
      if (content.trim() === '') troubles.push(`${name} is empty`)
      lines.forEach((line, place) => {
        if (line.trim() === '') return
        const record = parse(line)
        if (record === undefined) troubles.push(`${name}:${place + 1} is no JSON`)
        else records.push(...listIn(record))
      })
    } catch (error) {
      troubles.push(`${name} cannot be read (${error instanceof Error ? error.message : 'unknown'})`)
    }
  }
  return { records, troubles }
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** A list, Graph's `value`, an event hub's `records`; or the record itself. */
function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return [value]
  if ('value' in value && Array.isArray(value.value)) return value.value
  return 'records' in value && Array.isArray(value.records) ? value.records : [value]
}
