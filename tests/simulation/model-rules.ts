import type { Effects, Guards } from '#server/platform/sync/bus-parts.ts'
import { postureGuards } from '#server/posture/posture.guards.ts'
import type { Work } from '#server/platform/sync/work.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { Customer } from '#shared/domain/customers/customer.ts'
import type { MemoryWork } from './memory-store.ts'

const rowsOf = <K extends Kind>(work: Work, kind: K) => [...(work as MemoryWork).rowsOf(kind)]

/** The guards of `server/customers` and `server/employees`, looking at the model's rows where those ask by SQL. */
export const modelGuards: Guards = {
  // They look at no rows.
  ...postureGuards,

  'customer.add': async ({ work, args }) =>
    args.parentId !== null &&
    !rowsOf(work, 'customer').some(({ id, active }) => id === args.parentId && active)
      ? 'parentCustomerInactive'
      : undefined,

  'customer.activate': async ({ work, args }, row) => {
    const { active, parent_id } = row as Customer
    if (active === args.active || parent_id === null) return undefined
    return rowsOf(work, 'customer').some((each) => each.id === parent_id && each.active)
      ? undefined
      : 'parentCustomerInactive'
  },

  'employee.add': async ({ work, args: { id, customerId, fields } }) => {
    await work.load('customer', [customerId])
    const { row: customer } = work.get('customer', customerId)
    if (!customer) return 'notFound'
    if (!customer.active) return 'customerInactive'
    if (isEmailTaken(work, customerId, fields.email, id)) return 'emailTaken'
    const count = rowsOf(work, 'employee').filter(({ customer_id }) => customer_id === customerId).length
    return count >= customer.max_users ? 'maximumUsersReached' : undefined
  },

  'employee.patch': async ({ work, args: { id, customerId, set } }) =>
    set.email !== undefined && isEmailTaken(work, customerId, set.email, id) ? 'emailTaken' : undefined,
}

/** What belongs to a company, and goes with it. */
const OWNED = [
  'employee',
  'task',
  'productLicense',
  'integration',
  'posture',
  'tenantAnswers',
  'riskOverview',
  'devicePolicies',
  'devicePolicyTask',
  'mailPolicies',
  'mailPolicyTask',
  'mfaReport',
  'mfaTask',
  'tenantContacts',
  'contactsTask',
  'alert',
  'alertTask',
  'feedStates',
  'usualSetup',
  'alertSettings',
  'alertRule',
  'snoozeRule',
  'ticketMapping',
  'ticketSettings',
  'postureChange',
  'accessPolicy',
  'accessOptions',
  'accessTask',
  'policyChange',
  'policyDeployment',
  'auditSetting',
  'checkResolution',
  'instruction',
] as const

export const modelEffects: Effects = {
  'customer.delete': async ({ work, args }) => {
    for (const kind of OWNED) {
      const ids = rowsOf(work, kind).flatMap(({ id, customer_id }) => (customer_id === args.id ? [id] : []))
      await work.load(kind, ids)
      for (const id of ids) work.remove(kind, id)
    }
  },
}

const isEmailTaken = (work: Work, customerId: string, email: string, id: string): boolean =>
  rowsOf(work, 'employee').some(
    (each) =>
      each.customer_id === customerId && each.id !== id && each.email.toLowerCase() === email.toLowerCase(),
  )
