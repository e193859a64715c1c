import { isChangeUnderWay } from '#shared/domain/tasks/change-task.ts'
import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import type { MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { mailPolicyKey, pendingMailPolicies } from '#shared/domain/defender/mail-policy-task.ts'
import type { View } from '#client/data/rows/merge.ts'

/** A policy for mail as a list shows it. */
export interface MailPolicyRow {
  key: string
  customerId: string
  company: string
  policy: MailPolicy
  /** A task is changing it, so that it is not changed meanwhile. */
  isUpdating: boolean
  /** It was asked for, and is not in the tenant yet. */
  isNew: boolean
}

const known = new WeakMap<MailPolicies, { company: string; rows: MailPolicyRow[] }>()

/** The policies of these companies. What a company has stays the same object as long as nothing of it is another. */
export const mailPolicyRows = (
  all: Iterable<MailPolicies>,
  companyOf: (id: string) => string,
): MailPolicyRow[] => [...all].flatMap((each) => rowsOf(each, companyOf(each.customer_id)))

function rowsOf(own: MailPolicies, company: string): MailPolicyRow[] {
  const kept = known.get(own)
  if (kept?.company === company) return kept.rows
  const rows = own.policies.map((policy) => ({
    key: `${own.customer_id}.${mailPolicyKey(policy)}`,
    customerId: own.customer_id,
    company,
    policy,
    isUpdating: false,
    isNew: false,
  }))
  known.set(own, { company, rows })
  return rows
}

type Tasks = readonly View<'mailPolicyTask'>[]

/** The same policies with what is under way: those that are being changed rest, and those that are being made are among them. */
export function withTasks(
  rows: MailPolicyRow[],
  tasks: Tasks,
  companyOf: (id: string) => string,
): MailPolicyRow[] {
  const underWay = tasks.filter(({ row }) => isChangeUnderWay(row))
  if (underWay.length === 0) return rows
  const pending = pendingKeys(underWay)
  return [
    ...rows.map((row) => (pending.has(row.key) ? { ...row, isUpdating: true } : row)),
    ...beingMade(underWay, companyOf),
  ]
}

/** The keys of the rows that tasks have yet to change. */
const pendingKeys = (tasks: Tasks): ReadonlySet<string> =>
  new Set(
    [...Map.groupBy(tasks, ({ row }) => row.customer_id)].flatMap(([customerId, own]) =>
      [...pendingMailPolicies(own.map(({ row }) => row))].map((key) => `${customerId}.${key}`),
    ),
  )

const beingMade = (tasks: Tasks, companyOf: (id: string) => string): MailPolicyRow[] =>
  tasks.flatMap(({ row }) =>
    row.items.flatMap(({ change, policy, object_id: id }, place) => {
      if (change !== 'create' || policy === null || id !== null) return []
      const customerId = row.customer_id
      const key = `${customerId}.${row.id}.${place}`
      return [{ key, customerId, company: companyOf(customerId), policy, isUpdating: true, isNew: true }]
    }),
  )

/** The tasks that named a policy, and those that took one of these back. */
export function tasksAbout({ customerId, policy, isNew }: MailPolicyRow, tasks: Tasks): Tasks {
  if (isNew) return []
  const key = mailPolicyKey(policy)
  const about = tasks.filter(
    ({ row }) =>
      row.customer_id === customerId &&
      row.items.some(({ kind, object_id: id }) => id !== null && mailPolicyKey({ kind, id }) === key),
  )
  const ids = new Set(about.map(({ row }) => row.id))
  return tasks.filter(({ row }) => ids.has(row.id) || (row.undoes !== null && ids.has(row.undoes)))
}
