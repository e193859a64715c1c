import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Migration } from './migrate.ts'
import { DatabaseUnreachable } from './unreachable.ts'
import { within } from '#server/platform/within.ts'

/** Why a database cannot keep anything now. */
export type HealthProblem = 'unreachable' | 'slow' | 'full'

export const healthMigrations: Migration[] = [
  {
    name: '0210-health',
    script: `
create table health (
  singleton boolean primary key default true check (singleton),
  at timestamptz not null
);
`,
  },
]

/** How long an answer stands, and how long one may take, in milliseconds. */
const STANDS = 5000
const LIMIT = 3000
/** The embedded database takes room in pieces of 16 MB; it may hang where the next one has none. */
const NEEDED = 32 * 1024 * 1024

/** Whether an embedded database in a folder has no room to go on, or to start. */
export async function lacksRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < NEEDED
}

/** Says whether a database really writes, asked at most every few seconds. Gives the reason where it cannot. */
export function createHealth(
  database: Pick<Database, 'db' | 'folder'>,
): () => Promise<HealthProblem | undefined> {
  let asked = -Infinity
  let known: Promise<HealthProblem | undefined> = Promise.resolve(undefined)
  let isWriting = false

  async function look(): Promise<HealthProblem | undefined> {
    if (database.folder !== undefined && (await lacksRoom(database.folder))) return 'full'
    // A question that was not answered yet is not asked a second time.
    if (isWriting) return 'slow'
    isWriting = true
    const writing = write(database).finally(() => (isWriting = false))
    await within(LIMIT, writing, () => new DatabaseUnreachable(LATE))
    return undefined
  }

  return () => {
    if (performance.now() >= asked + STANDS) {
      asked = performance.now()
      known = look().catch(problemOf)
    }
    return known
  }
}

const LATE = 'The database did not write in time.'

/** A row that is committed, and one that needs new room: a table has some left long after the disk has none. */
const write = ({ db }: Pick<Database, 'db'>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`insert into health (at) values (now()) on conflict (singleton) do update set at = now()`.execute(
      tx,
    )
    await sql`create temp table if not exists health_room (text text) on commit delete rows`.execute(tx)
    await sql`insert into health_room values (repeat('-', 1000))`.execute(tx)
  })

function problemOf(cause: unknown): HealthProblem {
  const { code, message } = cause as { code?: string; message?: string }
  if (code === '53100' || code === 'ENOSPC') return 'full'
  return message === LATE ? 'slow' : 'unreachable'
}
