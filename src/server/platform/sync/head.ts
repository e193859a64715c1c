import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { Head } from './sync-store.ts'

export async function readHead(db: Db, organizationId: string): Promise<Head> {
  const head = await db
    .selectFrom('org_head')
    .select(['version', 'epoch', 'floor'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  invariant(head, `organization ${organizationId} has a counter`)
  return head
}

/** Gives a new organization its counter. */
export async function createHead(db: Db, organizationId: string): Promise<void> {
  await db
    .insertInto('org_head')
    .values({ organization_id: organizationId, version: 0, epoch: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Starts a new history of every organization, after the database was put back to an earlier state. */
export async function rotateEpochs(db: Db): Promise<void> {
  await db
    .updateTable('org_head')
    .set({ epoch: sql<string>`gen_random_uuid()::text` })
    .execute()
}
