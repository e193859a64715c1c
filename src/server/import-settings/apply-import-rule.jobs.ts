import { sql } from 'kysely'
import { withRule } from '#shared/domain/import-settings/apply-rule.ts'
import type { ImportRule } from '#shared/domain/import-settings/import-rule.ts'
import type { Memberships } from '#shared/domain/import-settings/verdict.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { loadEmployees } from '#server/employees/load-employees.ts'
import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { readRuleFor } from './import-rule.store.ts'
import { byAccount, readKeptMemberships, type WhoseDirectory } from './memberships.store.ts'

interface AskedRule {
  organizationId: string
  /** Null: every company that has no rule of its own. */
  customerId: string | null
}

const QUEUE = 'apply-import-rule'

/** Has a rule decide anew, after it was changed; each company is a transaction of its own. */
export const applyImportRuleJob = defineJob<CommitParts, AskedRule>({
  queue: QUEUE,
  parallel: 1,
  act: applyChangedRule,
})

/** What is lost in a crash the next sync of a company makes good. */
export const requestApplying = (jobs: Pick<Jobs, 'send'>, asked: AskedRule): Promise<void> =>
  jobs.send(QUEUE, asked)

export async function applyChangedRule(
  parts: CommitParts,
  { organizationId, customerId }: AskedRule,
): Promise<void> {
  const customerIds = customerId === null ? await withoutOwnRule(parts, organizationId) : [customerId]
  for (const id of customerIds)
    await commit(parts, organizationId, async (work) => {
      const whose: WhoseDirectory = { organizationId, customerId: id, application: TENANT_APPLICATION }
      const rule = await readRuleFor(work.tx, whose)
      await applyRule(work, id, rule, byAccount(await readKeptMemberships(work.tx, whose)))
    })
}

/** Ignores whom the rule leaves out and takes back what rules decided before; people's own decisions stay. */
export async function applyRule(
  work: Work,
  customerId: string,
  rule: ImportRule | undefined,
  memberships: Memberships,
): Promise<void> {
  for (const employee of await loadEmployees(work, customerId)) {
    const row = withRule(employee, rule, memberships)
    if (row !== employee) work.put('employee', row)
  }
}

async function withoutOwnRule({ db }: Pick<CommitParts, 'db'>, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.customer_id as id from integration i
    where i.organization_id = ${organizationId}::uuid and i.type = ${TENANT_APPLICATION} and not exists (
      select 1 from import_rule r
      where r.organization_id = i.organization_id and r.customer_id = i.customer_id
        and r.integration_type = i.type)
    order by i.customer_id`.execute(db)
  return rows.map(({ id }) => id)
}
