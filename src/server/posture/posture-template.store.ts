import { type PostureTemplate, templateLimits } from '#shared/domain/posture/templates/posture-template.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRows, type VersionedRow } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { postureTemplateTable } from './posture-template.table.ts'

/** Every template of the organization, by name. */
export async function listTemplates(db: Db, scope: Scope): Promise<PostureTemplate[]> {
  const found = await readRows(db, postureTemplateTable, scope, { size: templateLimits.templates })
  return found.map(({ row }) => row)
}

/** One template, or `notFound`, also where it belongs to somebody else. */
export async function readTemplate(
  db: Db,
  scope: Scope,
  id: string,
): Promise<VersionedRow<'postureTemplate'>> {
  const [found] = await readRows(db, postureTemplateTable, scope, {
    where: 't.id = $3::uuid',
    parameters: [id],
  })
  if (!found) throw new AppError('notFound')
  return found
}
