import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { endpoints } from '#shared/contract/endpoints.ts'
import { defaultTemplates, findDefaultTemplate } from '#shared/domain/posture/templates/default-templates.ts'
import type { TemplateFields, TemplateType } from '#shared/domain/posture/templates/posture-template.ts'
import { checksOf, isByHand, licensesOf } from '#shared/domain/posture/templates/template-checks.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut, etagOf } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { listTemplates, readTemplate } from './posture-template.store.ts'

export function mountPostureTemplateRoutes({ mount }: Mounts, { db, bus }: { db: Db; bus: Bus }) {
  mount(endpoints.listPostureTemplates, async ({ c }) => {
    const custom = await listTemplates(db, c.var.scope)
    return [
      ...defaultTemplates.map((template) => described('default', { ...template, changed_at: null })),
      ...custom.map((template) => described('custom', template)),
    ]
  })

  mount(endpoints.addPostureTemplate, async ({ c, body: { id = uuidv7(), ...fields } }) => {
    await carryOut(bus, c, 'postureTemplate.add', { id, fields })
    const { row, v } = await readTemplate(db, c.var.scope, id)
    c.header('ETag', etagOf(v))
    return described('custom', row)
  })

  mount(endpoints.putPostureTemplate, async ({ c, params, body }) => {
    const id = ownId(params.id)
    await carryOut(bus, c, 'postureTemplate.patch', { id, set: body })
    const { row, v } = await readTemplate(db, c.var.scope, id)
    c.header('ETag', etagOf(v))
    return described('custom', row)
  })

  mount(endpoints.deletePostureTemplate, async ({ c, params }) => {
    await carryOut(bus, c, 'postureTemplate.delete', { id: ownId(params.id) })
  })
}

/** The id of a template that an organization may have made; the product's own stay as they are. */
function ownId(id: string): string {
  if (findDefaultTemplate(id)) throw new AppError('defaultTemplate')
  if (!z.uuid().safeParse(id).success) throw new AppError('notFound')
  return id
}

interface TemplateAnswer extends Omit<TemplateFields, 'checks'> {
  id: string
  checks: readonly string[]
  changed_at: string | null
}

const described = (type: TemplateType, { id, name, description, checks, changed_at }: TemplateAnswer) => ({
  id,
  name,
  description,
  type,
  checks: checksOf(checks).map((check) => ({
    id: check.id,
    license: check.requires,
    target: check.target,
    by_hand: isByHand(check),
  })),
  licenses: licensesOf(checks),
  changed_at,
})
