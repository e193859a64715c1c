import { v7 as uuidv7 } from 'uuid'
import type { RowOf } from '#shared/contract/kinds.ts'
import type { ChangeTaskKind } from '#server/company-tasks/task-tables.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import type { Person, TestSite } from '../test-site.ts'
import type { OwnCompany } from './own-company.ts'

interface Desk {
  site: TestSite
  /** Who asked. */
  owner: Person
  asked: OwnCompany
}

/** Notes a task of a company as its command would, and gives its id. */
export async function noteTask<K extends ChangeTaskKind>(
  { site, owner, asked }: Desk,
  kind: K,
  items: RowOf<K>['items'],
  more: Partial<RowOf<K>> = {},
): Promise<string> {
  const id = uuidv7()
  const task = {
    id,
    customer_id: asked.customerId,
    undoes: null,
    state: 'pending',
    items,
    requested_by: owner.login.userData.id,
    requested_at: new Date(site.now.value).toISOString(),
    finished_at: null,
    ...more,
  }
  await unitOfWork({ db: site.database.db, tables: entityTables }, asked.organizationId, async (work) => {
    await work.load(kind, [id])
    work.put(kind, task as never)
  })
  return id
}

/** A task as it stands in the database now. */
export async function taskOf<K extends ChangeTaskKind>(
  { site, asked }: Omit<Desk, 'owner'>,
  kind: K,
  id: string,
): Promise<RowOf<K>> {
  const { result } = await unitOfWork(
    { db: site.database.db, tables: entityTables },
    asked.organizationId,
    async (work) => {
      await work.load(kind, [id])
      return work.get(kind, id).row
    },
  )
  if (!result) throw new Error('There is no such task')
  return result
}
