import { z } from 'zod'
import { askedDeviceChangesSchema, askedDeviceItems } from '#shared/domain/intune/device-policy-task.ts'
import { begunTask, changeTaskCommand } from './change-task-command.ts'
import { defineCommand } from '../command.ts'

/**
 * POST integration/{id}/task with INTUNE_TASK: changes policies for devices of a company's tenant in the order of its items (INTUNE-06,
 * INTUNE-07). What is deployed is the policy of another company as it was last read; whoever asks has to see that one, too. What
 * stands there otherwise than it was seen is not changed.
 */
export const devicePolicyChange = defineCommand({
  ...changeTaskCommand('devicePolicyTask'),
  name: 'devicePolicy.change',
  danger: ({ items }) => (items.some(({ change }) => change === 'delete') ? 'deletePolicies' : undefined),
  args: z.strictObject({ id: z.uuid(), customerId: z.uuid(), items: askedDeviceChangesSchema }),
  reduce: (_row, args, context) => ({
    ...begunTask(args, context),
    undoes: null,
    items: askedDeviceItems(args.items),
  }),
})

/** Brings back what stood in a company's tenant before a task, as far as it still stands as the task left it. */
export const devicePolicyUndo = defineCommand({
  ...changeTaskCommand('devicePolicyTask'),
  name: 'devicePolicy.undo',
  args: z.strictObject({ id: z.uuid(), customerId: z.uuid(), taskId: z.uuid() }),
  reduce: (_row, args, context) => ({
    ...begunTask(args, context),
    undoes: args.taskId,
    // What is to be sent is known to the server alone, which has the task that is taken back as it ended.
    items: [],
  }),
})
