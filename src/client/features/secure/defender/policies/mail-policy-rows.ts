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
  const there = new Set(rows.map(({ key }) => key))
  return [
    ...rows.map((row) => (pending.has(row.key) ? { ...row, isUpdating: true } : row)),
    ...beingMade(underWay, companyOf).filter(({ key }) => !there.has(key)),
  ]
}

/** The keys of the rows that tasks have yet to change. */
const pendingKeys = (tasks: Tasks): ReadonlySet<string> =>
  new Set(
    [...Map.groupBy(tasks, ({ row }) => row.customer_id)].flatMap(([customerId, own]) =>
      [...pendingMailPolicies(own.map(({ row }) => row))].map((key) => `${customerId}.${key}`),
    ),
  )

const STATES_MADE: ReadonlySet<string> = new Set(['pending', 'sending', 'applied'])

/** What is made stays in the list until its tenant was read again: until then it has the id that the vendor gave it, or its task's. */
const beingMade = (tasks: Tasks, companyOf: (id: string) => string): MailPolicyRow[] =>
  tasks.flatMap(({ row }) =>
    row.items.flatMap(({ change, kind, policy, state, object_id: id }, place) => {
      if (change !== 'create' || policy === null || !STATES_MADE.has(state)) return []
      const customerId = row.customer_id
      const key = id === null ? keyWhileMade(row, place) : `${customerId}.${mailPolicyKey({ kind, id })}`
      return [{ key, customerId, company: companyOf(customerId), policy, isUpdating: true, isNew: true }]
    }),
  )

const keyWhileMade = ({ id, customer_id }: Tasks[number]['row'], place: number) =>
  `${customer_id}.${id}.${place}`

/** The key that a row has now: one that was opened while its policy was made has got the policy's own since. */
export function keyNow(key: string | undefined, tasks: Tasks): string | undefined {
  for (const { row } of tasks)
    for (const [place, { kind, object_id: id }] of row.items.entries())
      if (id !== null && key === keyWhileMade(row, place))
        return `${row.customer_id}.${mailPolicyKey({ kind, id })}`
  return key
}

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
