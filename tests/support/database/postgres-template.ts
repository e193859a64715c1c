import { Client } from 'pg'
import type { Database } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { migrations } from '#server/schema.ts'
import { schemaFingerprint } from './schema-fingerprint.ts'

/** Creates a database with the whole schema on a PostgreSQL server; gives its address. */
export const createFromTemplate = (server: string, name: string): Promise<string> =>
  onServer(server, async (client) => {
    await copy(client, name, await migratedTemplate(client, server))
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
    await once(client, template, async () => {
      const migrated = await migratedTemplate(client, server)
      await makeTemplate(client, server, template, { from: migrated, fill })
    })
    await copy(client, name, template)
    return addressOf(server, name)
  })

async function migratedTemplate(client: Client, server: string): Promise<string> {
  const template = `castellan_${schemaFingerprint()}`
  await once(client, template, () =>
    makeTemplate(client, server, template, {
      from: 'template1',
      fill: (database) => migrate(database, migrations),
    }),
  )
  return template
}

/** File by file, as PostgreSQL did before 15: to write all of it to the log as well takes five times as long. */
async function copy(client: Client, name: string, template: string) {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  )
  const how = Number(rows[0]?.version) >= 150_000 ? 'strategy file_copy' : ''
  await client.query(`create database ${name} template ${template} ${how}`)
}

/** Has a template made by one of several workers; the others wait, those alone that want the same one. */
async function once(client: Client, template: string, make: () => Promise<void>) {
  await client.query('select pg_advisory_lock(hashtext($1))', [template])
  if (!(await isThere(client, template))) await make()
  await client.query('select pg_advisory_unlock(hashtext($1))', [template])
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
  await copy(client, unfinished, from)
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
