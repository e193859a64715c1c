export interface OwnPostgres {
  address: string
  stop: () => Promise<void>
  /** Throws everybody out, and is back in a moment. */
  restart: () => Promise<void>
}

interface Script {
  findPostgres: () => { folder: string; version: number } | undefined
  startPostgres: (folder: string) => Promise<OwnPostgres>
}

// Scripts have no types of their own.
const POSTGRES: string = '../../../.scripts/lib/postgres.mjs'

/** A PostgreSQL of one's own that is thrown away; undefined where none is installed. */
export async function startOwnPostgres(): Promise<OwnPostgres | undefined> {
  const { findPostgres, startPostgres } = (await import(POSTGRES)) as Script
  const binaries = findPostgres()
  return binaries && startPostgres(binaries.folder)
}
