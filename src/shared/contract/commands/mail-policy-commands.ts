import { z } from 'zod'
import { askedMailChangesSchema, askedMailItems } from '#shared/domain/defender/mail-policy-task.ts'
import { begunTask, changeTaskCommand } from './change-task-command.ts'
import { defineCommand } from '../command.ts'

/**
 * POST integration/{id}/task with DEFENDER_TASK: changes policies for mail of a company's tenant in the order of its items (DEF-06,
 * DEF-07). What stands there otherwise than it was seen is not changed.
 */
export const mailPolicyChange = defineCommand({
  ...changeTaskCommand('mailPolicyTask'),
  name: 'mailPolicy.change',
  danger: ({ items }) => (items.some(({ change }) => change === 'delete') ? 'deletePolicies' : undefined),
  args: z.strictObject({ id: z.uuid(), customerId: z.uuid(), items: askedMailChangesSchema }),
  reduce: (_row, args, context) => ({
    ...begunTask(args, context),
    undoes: null,
    items: askedMailItems(args.items),
  }),
})

/** Brings back what stood in a company's tenant before a task, as far as it still stands as the task left it. */
export const mailPolicyUndo = defineCommand({
  ...changeTaskCommand('mailPolicyTask'),
  name: 'mailPolicy.undo',
  args: z.strictObject({ id: z.uuid(), customerId: z.uuid(), taskId: z.uuid() }),
  reduce: (_row, args, context) => ({
    ...begunTask(args, context),
    undoes: args.taskId,
    // What is to be sent is known to the server alone, which has the task that is taken back as it ended.
    items: [],
  }),
})
