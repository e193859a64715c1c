import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import { MAIL_POLICY_KINDS, type MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { keepableJson } from '#shared/lib/keepable-json.ts'
import { answered } from '#server/connectors/answered.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { Db } from '#server/platform/database/database.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import type { ByTask } from '#server/policy-history/by-task.ts'
import { isLatestReading } from '#server/policy-history/latest-reading.ts'
import { noteChanges } from '#server/policy-history/note-changes.ts'
import { tenantOf } from '#server/posture/tenant-of.ts'
import { mailChanges, type ReadKind } from './mail-changes.ts'

export interface DefenderParts {
  db: Db
  tables: EntityTables
  pokes: Pick<Pokes, 'publish'>
  vendors: Vendors
  now: () => number
}

interface AskedDefender {
  organizationId: string
  integrationId: string
}

/**
 * Reads the policies for mail of the tenant of an integration, and tells devices where something of them is otherwise; what was
 * changed since the last reading is noted, as made by the task `by` where that has changed it. Each kind is read for itself: of one
 * that is refused those of an earlier reading stay, with the reason. Of two readings at once the later one counts. An integration
 * that is gone meanwhile is left alone.
 */
export async function readMailPolicies(
  parts: DefenderParts,
  asked: AskedDefender,
  by?: ByTask,
): Promise<void> {
  const at = parts.now()
  const tenant = await tenantOf(parts.db, asked)
  if (!tenant) return
  const connector = capabilityOf(parts.vendors, TENANT_APPLICATION, 'mailPolicies')(tenant.tenant_id)
  const read: ReadKind[] = []
  // One after the other: the vendor slows down who runs several cmdlets at once in a tenant.
  for (const kind of MAIL_POLICY_KINDS) read.push({ kind, list: await answered(() => connector.list(kind)) })
  await commit(parts, asked.organizationId, async (work) => {
    await work.load('integration', [asked.integrationId])
    const { row: integration } = work.get('integration', asked.integrationId)
    if (integration?.tenant_id !== tenant.tenant_id) return
    const { customer_id } = integration
    if (!(await isLatestReading(work, customer_id, { area: 'mail', at }))) return
    await work.load('mailPolicies', [customer_id])
    const { row: before } = work.get('mailPolicies', customer_id)
    const found: MailPolicies = {
      id: customer_id,
      customer_id,
      unread: Object.fromEntries(
        read.flatMap(({ kind, list }) => ('reason' in list ? [[kind, list.reason]] : [])),
      ),
      is_incomplete: read.some(({ list }) => 'isIncomplete' in list && list.isIncomplete),
      policies: read.flatMap(({ kind, list }) =>
        'reason' in list
          ? (before?.policies ?? []).filter((each) => each.kind === kind)
          : keepableJson(inOrder(list.items)),
      ),
    }
    if (canonicalJson(before) !== canonicalJson(found)) work.put('mailPolicies', found)
    await noteChanges(work, customer_id, mailChanges(before, found, read, by), { area: 'mail', at, by })
  })
}

/** As the vendor goes through them: by their priority, and those that have none at the end. */
const inOrder = (policies: readonly MailPolicy[]): MailPolicy[] =>
  policies.toSorted(
    (a, b) =>
      (a.priority ?? Infinity) - (b.priority ?? Infinity) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  )
