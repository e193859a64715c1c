import { lastAnswers } from '#server/posture/source-reading.store.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import { courseAt, historyOf } from './demo-history.ts'
import type { DemoCompany } from './demo-organization.ts'
import { demoPolicyTemplates, type DemoPolicyTemplates } from './demo-policy-templates.ts'
import { keepTemplatePolicy } from '#server/policy-templates/device-template.store.ts'
import { demoTemplates, triageOf } from './demo-triage.ts'
import { createRandom } from './random.ts'
import { type Inhabited, whoManages } from './demo-people.ts'

/**
 * Writes what was found and done in the tenants of a demo before they were read, and what people have decided about it,
 * as one change.
 */
export async function seedHistory(
  parts: CommitParts,
  { demo, owners, colleagues }: Inhabited,
): Promise<void> {
  const { organization, companies, moment } = demo
  const authors = whoManages('secure', [...owners, ...colleagues]).map(({ id }) => id)
  await commit(parts, organization.id, async (work) => {
    await work.load(
      'posture',
      companies.map(({ customer }) => customer.id),
    )
    // A company that is deactivated is not read either.
    for (const [place, company] of companies.entries())
      if (company.customer.active) await putCompany(work, company, { place, authors, moment })
    await put(work, 'postureTemplate', demoTemplates(createRandom(4704), moment))
    await putPolicyTemplates(work, demoPolicyTemplates(createRandom(4705), moment))
  })
}

async function putPolicyTemplates(work: Work, { mail, devices, baselines }: DemoPolicyTemplates) {
  await put(work, 'mailTemplate', mail)
  await put(
    work,
    'deviceTemplate',
    devices.map(({ row }) => row),
  )
  for (const { row, kept } of devices) await keepTemplatePolicy(work, row.id, kept)
  await put(work, 'policyBaseline', baselines)
}

interface Circumstances {
  place: number
  authors: readonly string[]
  moment: number
}

async function putCompany(
  work: Work,
  { customer, domain, employees }: DemoCompany,
  { place, authors, moment }: Circumstances,
): Promise<void> {
  const { row: posture } = work.get('posture', customer.id)
  if (posture?.clouds.microsoft === undefined) return
  const random = createRandom(Number.parseInt(customer.id.slice(0, 8), 16) + 2)
  const company = { organizationId: work.organizationId, customerId: customer.id }
  const { changes, tasks } = historyOf({
    customerId: customer.id,
    tenant: await lastAnswers(work.tx, company, posture.service_plans ?? undefined),
    readAt: Date.parse(posture.clouds.microsoft),
    course: courseAt(place),
    authors,
    administrator: employees.find(({ isAdmin }) => isAdmin)?.username ?? `admin@${domain}`,
    random,
  })
  const { resolutions, instructions, settings } = triageOf({ place, posture, authors, random, now: moment })
  await put(work, 'postureChange', changes)
  await put(work, 'postureTask', tasks)
  await put(work, 'checkResolution', resolutions)
  await put(work, 'instruction', instructions)
  await put(work, 'auditSetting', settings)
}

async function put<K extends Kind>(work: Work, kind: K, rows: readonly RowOf<K>[]): Promise<void> {
  await work.load(
    kind,
    rows.map(({ id }) => id),
  )
  for (const row of rows) work.put(kind, row)
}
