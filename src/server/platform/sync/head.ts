import { randomUUID } from 'node:crypto'
import type { Db } from '#server/platform/database/database.ts'
import { invariant } from '#shared/lib/invariant.ts'

export interface Head {
  version: number
  /** Random id of the server's history; another one after a restore. */
  epoch: string
}

export async function readHead(db: Db, organizationId: string): Promise<Head> {
  const head = await db
    .selectFrom('org_head')
    .select(['version', 'epoch'])
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
