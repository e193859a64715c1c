import { BehaviorSubject, type Observable } from 'rxjs'
import type { z } from 'zod'
import type { Notes } from '#shared/lib/notes.ts'

export interface KeptAnswer<T> {
  watch: () => Observable<T>
  /** A device that cannot keep it still has it until the page is closed. */
  keep: (answer: T) => void
}

/** What the site says to everybody alike, as this device last heard it; `none` where it never did, or cannot read it. */
export function createKeptAnswer<T>(notes: Notes, key: string, schema: z.ZodType<T>, none: T): KeptAnswer<T> {
  const known = new BehaviorSubject(read(notes, key, schema) ?? none)
  return {
    watch: () => known,
    keep(answer) {
      known.next(answer)
      notes.setItem(key, JSON.stringify(answer))
    },
  }
}

function read<T>(notes: Notes, key: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(notes.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}
