import { z } from 'zod'
import { defaultPolicyTemplates } from '#shared/domain/conditional-access/templates/default-policy-templates.ts'
import type { MailTemplate } from '#shared/domain/defender/mail-template.ts'
import type { DeviceTemplate } from '#shared/domain/intune/device-template.ts'
import type { PolicyType } from '#shared/domain/policy-templates/policy-types.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import {
  describeDefault,
  describeDeviceTemplate,
  describeMailTemplate,
  describeTemplate,
} from './describe-template.ts'
import { findTemplatePolicy } from './device-template.store.ts'
import {
  companiesWithPolicy,
  listDeployments,
  listDeviceTemplates,
  listMailTemplates,
  listPolicyTemplates,
} from './policy-template.store.ts'
import { deviceTemplateTable, mailTemplateTable, policyTemplateTable } from './policy-template.tables.ts'

/** The templates of a type as the API tells them: those of the product, then those of the organization by name. */
export async function listTemplates(db: Db, scope: Scope, type: PolicyType) {
  if (type === 'DEFENDER') return describedMail(db, scope, await listMailTemplates(db, scope))
  if (type !== 'CONDITIONAL_ACCESS')
    return describedDevices(db, scope, await listDeviceTemplates(db, scope, type))
  const own = await listPolicyTemplates(db, scope)
  const deployedAt = await companiesByTemplate(db, scope, [
    ...defaultPolicyTemplates.map(({ id }) => id),
    ...own.map(({ id }) => id),
  ])
  return [
    ...defaultPolicyTemplates.map((template) => describeDefault(template, deployedAt(template.id))),
    ...own.map((template) => describeTemplate(scope, template, deployedAt(template.id))),
  ]
}

const KINDS = ['policyTemplate', 'mailTemplate', 'deviceTemplate'] as const
export type TemplateKind = (typeof KINDS)[number]

/** Which kind of template has this id; `notFound` where none has. */
export async function kindOfTemplate(db: Db, scope: Scope, id: string): Promise<TemplateKind> {
  const found = await Promise.all([
    rowOf(db, scope, policyTemplateTable, id),
    rowOf(db, scope, mailTemplateTable, id),
    rowOf(db, scope, deviceTemplateTable, id),
  ])
  const kind = KINDS[found.findIndex((each) => each !== undefined)]
  if (!kind) throw new AppError('notFound')
  return kind
}

/** One template with its whole policy, and its version; `notFound` where there is none. */
export async function readTemplate(db: Db, scope: Scope, id: string) {
  const given = defaultPolicyTemplates.find((each) => each.id === id)
  if (given) {
    const deployedAt = await companiesByTemplate(db, scope, [id])
    return { template: describeDefault(given, deployedAt(id)), v: 0 }
  }
  if (!z.uuid().safeParse(id).success) throw new AppError('notFound')
  const access = await rowOf(db, scope, policyTemplateTable, id)
  if (access) {
    const deployedAt = await companiesByTemplate(db, scope, [id])
    return { template: describeTemplate(scope, access.row, deployedAt(id)), v: access.v }
  }
  const mail = await rowOf(db, scope, mailTemplateTable, id)
  if (mail) {
    const [template] = await describedMail(db, scope, [mail.row])
    if (template) return { template, v: mail.v }
  }
  const device = await rowOf(db, scope, deviceTemplateTable, id)
  if (!device) throw new AppError('notFound')
  const whole = await findTemplatePolicy(db, scope.organizationId, id)
  const [template] = await describedDevices(db, scope, [device.row], whole)
  if (!template) throw new AppError('notFound')
  return { template, v: device.v }
}

async function rowOf<K extends 'deviceTemplate' | 'mailTemplate' | 'policyTemplate'>(
  db: Db,
  scope: Scope,
  table: Parameters<typeof readRows<K>>[1],
  id: string,
) {
  const [found] = await readRows(db, table, scope, { where: 't.id = $3::uuid', parameters: [id], size: 1 })
  return found
}

async function companiesByTemplate(db: Db, scope: Scope, templateIds: readonly string[]) {
  const deployments = await listDeployments(db, scope, templateIds)
  const byTemplate = Map.groupBy(deployments, ({ template_id }) => template_id)
  return (id: string) => (byTemplate.get(id) ?? []).map(({ customer_id }) => customer_id)
}

async function describedMail(db: Db, scope: Scope, templates: readonly MailTemplate[]) {
  const named = templates.map(({ id, policy: { kind, name } }) => ({ id, kind, name }))
  const at = await companiesWithPolicy(db, scope, 'mail_policies', named)
  return templates.map((template) => describeMailTemplate(scope, template, at.get(template.id) ?? []))
}

async function describedDevices(
  db: Db,
  scope: Scope,
  templates: readonly DeviceTemplate[],
  whole?: Record<string, unknown>,
) {
  const named = templates.map(({ id, policy: { set, name } }) => ({ id, kind: set, name }))
  const at = await companiesWithPolicy(db, scope, 'device_policies', named)
  return templates.map((template) =>
    describeDeviceTemplate(scope, template, at.get(template.id) ?? [], whole),
  )
}
