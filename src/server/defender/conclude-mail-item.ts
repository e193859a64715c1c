import { mailPolicyDifferences } from '#shared/domain/defender/compare-mail-policies.ts'
import type { MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import type { MailPolicyItem } from '#shared/domain/defender/mail-policy-task.ts'
import { deletionRefusal, validateMailPolicy } from '#shared/domain/defender/validate-mail-policy.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { attempt, type RefusedAttempt } from '#server/company-tasks/attempt.ts'
import type { TaskRun } from '#server/company-tasks/task-records.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import { isRefusal } from '#server/connectors/connector-error.ts'
import { PartlyDoneError } from '#server/connectors/mail-policies.ts'

type MailRun = TaskRun<MailPolicyItem>
type Ended = Pick<MailPolicyItem, 'state'> & Partial<MailPolicyItem>

/**
 * Carries out a change of a policy against what stands in the tenant right before it. Nothing is sent twice: what was being sent when
 * a process ended is looked for in the tenant, and where it does not stand there a person has to ask again.
 */
export async function concludeMailItem(run: MailRun, item: MailPolicyItem): Promise<boolean> {
  if (item.state === 'sending') {
    const now = await attempt(() => standing(run, item))
    Object.assign(
      item,
      'refused' in now ? { state: 'interrupted', ...now.refused } : arrived(item, now.value),
    )
    return run.keep()
  }
  if (run.isLate()) {
    item.state = 'late'
    return run.keep()
  }
  const read = await attempt(() => connectorOf(run).list(item.kind))
  if ('refused' in read) {
    Object.assign(item, { state: 'failed', ...read.refused })
    return run.keep()
  }
  const ended = planned(item, read.value.items, run.isUndo)
  if (!ended) return send(run, item)
  Object.assign(item, ended)
  return run.keep()
}

const connectorOf = ({ parts, asked }: MailRun) =>
  capabilityOf(parts.vendors, TENANT_APPLICATION, 'mailPolicies')(asked.tenantId)

const isSameId = (a: string, b: string | null) => a.toLowerCase() === b?.toLowerCase()
const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Why nothing is sent; undefined where it is, with what stands there noted in the item. */
function planned(item: MailPolicyItem, all: readonly MailPolicy[], isUndo: boolean): Ended | undefined {
  if (item.change === 'create') return plannedCreation(item, all, isUndo)
  const now = all.find(({ id }) => isSameId(id, item.object_id))
  if (!now) return { state: item.change === 'delete' ? 'unneeded' : 'changed' }
  if (
    item.change === 'update' &&
    item.policy &&
    mailPolicyDifferences(now, wantedOf(item.policy, now)).length === 0
  )
    return { state: 'unneeded' }
  // Its place follows from what becomes of others, of this task as well.
  const seen = item.expected && { ...item.expected, priority: null }
  if (seen && mailPolicyDifferences(seen, now).length > 0) return { state: 'changed' }
  if (item.change === 'delete' && deletionRefusal(now)) return { state: 'failed', fault: 'builtIn' }
  item.before = now
  if (item.change === 'delete') return undefined
  invariant(item.policy, 'what is changed has a policy')
  // What stood there before stands again, whatever our rules say of it.
  return isUndo ? undefined : invalid(wantedOf(item.policy, now), all)
}

function plannedCreation(
  { policy }: MailPolicyItem,
  all: readonly MailPolicy[],
  isUndo: boolean,
): Ended | undefined {
  invariant(policy, 'what is made has a policy')
  const namesake = all.find(({ name }) => isSameName(name, policy.name))
  if (namesake)
    return mailPolicyDifferences(namesake, policy).length === 0
      ? { state: 'unneeded', object_id: namesake.id }
      : { state: 'failed', fault: 'alreadyExists' }
  return isUndo ? undefined : invalid(policy, all)
}

/** A policy as it is wanted, with the ids of the one that stands. */
const wantedOf = (policy: MailPolicy, { id, ruleId, isBuiltIn }: MailPolicy): MailPolicy => ({
  ...policy,
  id,
  ruleId,
  isBuiltIn,
})

function invalid(policy: MailPolicy, others: readonly MailPolicy[]): Ended | undefined {
  const findings = validateMailPolicy(policy, { others })
  if (findings.length === 0) return undefined
  return {
    state: 'failed',
    fault: 'invalid',
    detail: [...new Set(findings.map(({ rule }) => rule))].join(','),
  }
}

async function send(run: MailRun, item: MailPolicyItem): Promise<boolean> {
  if (!(await run.asked.isHeld())) return false
  item.state = 'sending'
  if (!(await run.keep())) return false
  const sent = await attempt(() => act(run, item))
  if ('value' in sent) Object.assign(item, { state: 'applied', object_id: sent.value })
  else Object.assign(item, await settled(run, item, sent))
  return run.keep()
}

/** Gives the vendor's id of what was changed. */
async function act(run: MailRun, { change, policy, before, object_id: id }: MailPolicyItem) {
  const connector = connectorOf(run)
  if (change === 'create') {
    invariant(policy, 'what is made has a policy')
    return connector.create({ ...policy, id: '', ruleId: null })
  }
  invariant(before, 'what stands there was read')
  if (change === 'delete') await connector.remove(before)
  else {
    invariant(policy, 'what is changed has a policy')
    await connector.update(before, wantedOf(policy, before))
  }
  return id
}

/** How an item ended whose change was not answered as it should. */
async function settled(
  run: MailRun,
  item: MailPolicyItem,
  { cause, refused }: RefusedAttempt,
): Promise<Ended> {
  if (cause instanceof PartlyDoneError) {
    // What was made in part is found by its name, so that it can be taken back.
    const now = await attempt(() => standing(run, item))
    const id = 'value' in now ? (now.value?.id ?? item.object_id) : item.object_id
    return { state: 'failed', object_id: id, ...refused, fault: 'partlyDone' }
  }
  // Somebody else was faster.
  if (cause.reason === 'notFound' && item.change !== 'create')
    return { state: item.change === 'delete' ? 'unneeded' : 'changed' }
  if (isRefusal(cause)) return { state: 'failed', ...refused }
  // The answer may have been lost on its way, and the change made.
  const now = await attempt(() => standing(run, item))
  if ('refused' in now) return { state: 'interrupted', ...refused }
  const ended = arrived(item, now.value)
  return ended.state === 'applied' ? ended : { state: 'failed', ...refused }
}

/** What an item is about, as it stands now; of what is made, the one of its name. */
async function standing(run: MailRun, { change, kind, name, object_id: id }: MailPolicyItem) {
  const { items } = await connectorOf(run).list(kind)
  return items.find((each) => (change === 'create' ? isSameName(each.name, name) : isSameId(each.id, id)))
}

/** Whether what was sent stands there. */
function arrived({ change, policy }: MailPolicyItem, now: MailPolicy | undefined): Ended {
  if (change === 'delete') return { state: now ? 'interrupted' : 'applied' }
  const isThere = now && policy && mailPolicyDifferences(wantedOf(policy, now), now).length === 0
  return isThere ? { state: 'applied', object_id: now.id } : { state: 'interrupted' }
}
