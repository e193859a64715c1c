import { sql } from 'kysely'
import type { ChecklistItem } from '#shared/domain/checklist/checklist.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

export async function readChecklist(db: Db, { organizationId }: Scope): Promise<ChecklistItem[]> {
  const { rows } = await sql<ChecklistItem>`
    select id, completion_status as "completionStatus", details, dismissed, auto_dismissed as "autoDismissed"
    from checklist_item
    where organization_id = ${organizationId}::uuid order by id`.execute(db)
  return rows
}
