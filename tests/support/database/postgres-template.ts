import { Client } from 'pg'
import type { Database } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { migrations } from '#server/schema.ts'
import { schemaFingerprint } from './schema-fingerprint.ts'

/** Workers create databases one at a time: a template may not be in use while it is copied. */
const CREATION_LOCK = 4700_0002

/** Creates a database with the whole schema on a PostgreSQL server; gives its address. */
export const createFromTemplate = (server: string, name: string): Promise<string> =>
  onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [CREATION_LOCK])
    await client.query(`create database ${name} template ${await migratedTemplate(client, server)}`)
    return addressOf(server, name)
  })

/** Creates a database as `fill` leaves an empty one, which is done once for each `template`; gives its address. */
export const createFromFilled = (
  server: string,
  name: string,
  template: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<string> =>
  onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [CREATION_LOCK])
    if (!(await isThere(client, template))) {
      const migrated = await migratedTemplate(client, server)
      await makeTemplate(client, server, template, { from: migrated, fill })
    }
    await client.query(`create database ${name} template ${template}`)
    return addressOf(server, name)
  })

async function migratedTemplate(client: Client, server: string): Promise<string> {
  const template = `castellan_${schemaFingerprint()}`
  if (!(await isThere(client, template)))
    await makeTemplate(client, server, template, {
      from: 'template1',
      fill: (database) => migrate(database, migrations),
    })
  return template
}

async function isThere(client: Client, template: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
  return rowCount !== 0
}

export const dropDatabase = (server: string, name: string): Promise<void> =>
  onServer(
    server,
    async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
  )

/** Under another name first, so that one that was left half made is never taken for a template. */
async function makeTemplate(
  client: Client,
  server: string,
  template: string,
  { from, fill }: { from: string; fill: (database: Database) => Promise<unknown> },
) {
  const unfinished = `${template}_unfinished`
  await client.query(`drop database if exists ${unfinished} with (force)`)
  await client.query(`create database ${unfinished} template ${from}`)
  const database = openPostgres(addressOf(server, unfinished))
  try {
    await fill(database)
  } finally {
    await database.close()
  }
  await client.query(`alter database ${unfinished} rename to ${template}`)
}

const addressOf = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

async function onServer<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
