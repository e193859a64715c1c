import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { endpoints } from '#shared/contract/endpoints.ts'
import {
  type DefaultPolicyBaseline,
  type DefaultPolicyTemplate,
  defaultPolicyBaselines,
  defaultPolicyTemplates,
} from '#shared/domain/conditional-access/templates/default-policy-templates.ts'
import type {
  PolicyBaseline,
  PolicyTemplate,
} from '#shared/domain/conditional-access/templates/policy-template.ts'
import { policyTemplateTexts } from '#shared/domain/conditional-access/templates/texts/en.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut, etagOf } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import {
  listDeployments,
  listPolicyBaselines,
  listPolicyTemplates,
  readOne,
} from './policy-template.store.ts'
import { policyBaselineTable, policyTemplateTable } from './policy-template.tables.ts'

/** Templates and baselines of policies (CA-23, CA-33). */
export function mountPolicyTemplateRoutes({ mount }: Mounts, { db, bus }: { db: Db; bus: Bus }) {
  mount(endpoints.listPolicyTemplates, async ({ c }) => {
    const { scope } = c.var
    const own = await listPolicyTemplates(db, scope)
    const deployedAt = await companiesByTemplate(db, scope, [
      ...defaultPolicyTemplates.map(({ id }) => id),
      ...own.map(({ id }) => id),
    ])
    return [
      ...defaultPolicyTemplates.map((template) => describedDefault(template, deployedAt(template.id))),
      ...own.map((template) => described(scope, template, deployedAt(template.id))),
    ]
  })

  mount(endpoints.addPolicyTemplate, async ({ c, body }) => {
    const { id = uuidv7(), template_name: name, template_description: description, meta_data } = body
    const { policyBody, promptedInputs: prompted_inputs } = meta_data
    await carryOut(bus, c, 'policyTemplate.add', {
      id,
      fields: { name, description, body: policyBody, prompted_inputs },
    })
    const { row, v } = await readOne(db, policyTemplateTable, c.var.scope, id)
    c.header('ETag', etagOf(v))
    return described(c.var.scope, row, [])
  })

  mount(endpoints.putPolicyTemplate, async ({ c, params, body }) => {
    const id = ownId(params.id, defaultPolicyTemplates)
    const { template_name: name, template_description: description, meta_data } = body
    const set = definedOnly({
      name,
      description,
      body: meta_data?.policyBody,
      prompted_inputs: meta_data?.promptedInputs,
    })
    await carryOut(bus, c, 'policyTemplate.patch', { id, set })
    const { row, v } = await readOne(db, policyTemplateTable, c.var.scope, id)
    const deployedAt = await companiesByTemplate(db, c.var.scope, [id])
    c.header('ETag', etagOf(v))
    return described(c.var.scope, row, deployedAt(id))
  })

  mount(endpoints.deletePolicyTemplate, async ({ c, params }) => {
    await carryOut(bus, c, 'policyTemplate.delete', { id: ownId(params.id, defaultPolicyTemplates) })
  })

  mount(endpoints.listPolicyBaselines, async ({ c }) => [
    ...defaultPolicyBaselines.map(describedDefaultBaseline),
    ...(await listPolicyBaselines(db, c.var.scope)).map((baseline) =>
      describedBaseline(c.var.scope, baseline),
    ),
  ])

  mount(endpoints.addPolicyBaseline, async ({ c, body: { id = uuidv7(), title, ...rest } }) => {
    await carryOut(bus, c, 'policyBaseline.add', { id, fields: { ...rest, name: title } })
    const { row, v } = await readOne(db, policyBaselineTable, c.var.scope, id)
    c.header('ETag', etagOf(v))
    return describedBaseline(c.var.scope, row)
  })

  mount(endpoints.putPolicyBaseline, async ({ c, params, body: { title, ...rest } }) => {
    const id = ownId(params.id, defaultPolicyBaselines)
    await carryOut(bus, c, 'policyBaseline.patch', { id, set: definedOnly({ ...rest, name: title }) })
    const { row, v } = await readOne(db, policyBaselineTable, c.var.scope, id)
    c.header('ETag', etagOf(v))
    return describedBaseline(c.var.scope, row)
  })

  mount(endpoints.deletePolicyBaseline, async ({ c, params }) => {
    await carryOut(bus, c, 'policyBaseline.delete', { id: ownId(params.id, defaultPolicyBaselines) })
  })
}

/** The id of something that an organization may have made; the product's own stay as they are. */
function ownId(id: string, defaults: readonly { id: string }[]): string {
  if (defaults.some((each) => each.id === id)) throw new AppError('defaultTemplate')
  if (!z.uuid().safeParse(id).success) throw new AppError('notFound')
  return id
}

async function companiesByTemplate(db: Db, scope: Scope, templateIds: readonly string[]) {
  const deployments = await listDeployments(db, scope, templateIds)
  const byTemplate = Map.groupBy(deployments, ({ template_id }) => template_id)
  return (id: string) => (byTemplate.get(id) ?? []).map(({ customer_id }) => customer_id)
}

const describedDefault = (
  { id, name, body, prompted_inputs, vendorTemplate }: DefaultPolicyTemplate,
  deployments: string[],
) => ({
  id,
  template_name: name,
  template_description: policyTemplateTexts.templates[id],
  meta_data: { policyBody: body, promptedInputs: prompted_inputs },
  templateId: vendorTemplate ?? null,
  customerId: null,
  organizationId: null,
  policyType: 'CONDITIONAL_ACCESS' as const,
  deployments,
  created_at: null,
  changed_at: null,
})

const described = (
  { organizationId }: Scope,
  { id, name, description, body, prompted_inputs, policy_type, created_at, changed_at }: PolicyTemplate,
  deployments: string[],
) => ({
  id,
  template_name: name,
  template_description: description,
  meta_data: { policyBody: body, promptedInputs: prompted_inputs },
  templateId: null,
  customerId: null,
  organizationId,
  policyType: policy_type,
  deployments,
  created_at,
  changed_at,
})

const describedDefaultBaseline = ({ id, templates }: DefaultPolicyBaseline) => ({
  id,
  groupId: id,
  ...policyTemplateTexts.baselines[id],
  templates: [...templates],
  organization_id: null,
  policyType: 'CONDITIONAL_ACCESS' as const,
  changed_at: null,
})

const describedBaseline = (
  { organizationId }: Scope,
  { id, name, description, templates, policy_type, changed_at }: PolicyBaseline,
) => ({
  id,
  groupId: id,
  name,
  description,
  templates,
  organization_id: organizationId,
  policyType: policy_type,
  changed_at,
})
