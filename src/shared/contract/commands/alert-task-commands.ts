import { z } from 'zod'
import {
  type AlertTask,
  LOCK_DOWN_STEPS,
  lockDownStepSchema,
  pendingStep,
  vendorStatusSchema,
} from '#shared/domain/alerts/alert-task.ts'
import { defineCommand } from '../command.ts'
import { partitionOf } from '../partitions.ts'

const text = z.string().max(400).nullable()
const account = z.strictObject({ id: text, name: text })

/** What is done, and to whom: the account has to be one that the alert names. */
export const alertActSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('lockDown'),
    account,
    steps: z
      .array(lockDownStepSchema)
      .min(1)
      .max(LOCK_DOWN_STEPS.length)
      .refine((steps) => new Set(steps).size === steps.length, { message: 'Names a step twice' }),
  }),
  z.strictObject({ action: z.literal('release'), account, taskId: z.uuid() }),
  z.strictObject({ action: z.literal('confirmCompromised'), account }),
  z.strictObject({ action: z.literal('dismissRisk'), account }),
  z.strictObject({ action: z.literal('setVendorStatus'), wish: vendorStatusSchema }),
])
export type AlertAct = z.infer<typeof alertActSchema>

/** POST secure/alert/{customerId}/{id}/action: does something about whom an alert names, or about the vendor's case of it (ALERT-18). */
export const alertAct = defineCommand({
  name: 'alert.act',
  rev: 1,
  class: 'C',
  kind: 'alertTask',
  area: 'secure',
  level: 'manage',
  danger: ({ act }) => (act.action === 'lockDown' ? 'lockDownAccounts' : undefined),
  needs: 'absent',
  args: z.strictObject({ id: z.uuid(), customerId: z.uuid(), alertId: z.uuid(), act: alertActSchema }),
  ids: ({ id }) => [id],
  partition: ({ customerId }) => partitionOf(customerId, 'secure'),
  lane: ({ alertId }) => `alertTask/${alertId}`,
  requires: ({ customerId }) => [`customer/${customerId}`],
  reduce: (_row, { id, customerId, alertId, act }, { now, userId }): AlertTask => ({
    id,
    customer_id: customerId,
    alert_id: alertId,
    action: act.action,
    account: 'account' in act ? act.account : null,
    wish: 'wish' in act ? act.wish : null,
    state: 'pending',
    steps: stepsOf(act).map(pendingStep),
    requested_by: userId ?? null,
    requested_at: now,
    finished_at: null,
    until: null,
    undoes: act.action === 'release' ? act.taskId : null,
  }),
})

/** In the order in which they are done, whatever that of the arguments is. */
function stepsOf(act: AlertAct) {
  if (act.action === 'lockDown') return LOCK_DOWN_STEPS.filter((step) => act.steps.includes(step))
  return act.action === 'release' ? (['unblockSignIn'] as const) : [act.action]
}
