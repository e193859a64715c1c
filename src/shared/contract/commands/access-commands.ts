import { z } from 'zod'
import { accessSourceSchema, askedChangesSchema } from '#shared/domain/conditional-access/access-task.ts'
import { begunTask, changeTaskCommand } from './change-task-command.ts'
import { defineCommand } from '../command.ts'

/**
 * POST integration/{id}/task with CONDITIONAL_ACCESS_TASK: changes policies and named locations of a company's tenant in the
 * order of its items (CA-02, CA-16 to CA-19, CA-56). `expected` is `accessFingerprint` of what the person saw: what stands there
 * otherwise is not changed.
 */
export const accessChange = defineCommand({
  ...changeTaskCommand('accessTask'),
  name: 'access.change',
  danger: ({ items }) => (items.some(({ change }) => change === 'delete') ? 'deletePolicies' : undefined),
  args: z.strictObject({
    id: z.uuid(),
    customerId: z.uuid(),
    source: accessSourceSchema.nullable(),
    items: askedChangesSchema,
  }),
  reduce: (_row, args, context) => ({
    ...begunTask(args, context),
    source: args.source,
    undoes: null,
    items: args.items.map((item) => ({
      target: item.target,
      change: item.change,
      object_id: 'objectId' in item ? item.objectId : null,
      name: item.name,
      body: 'body' in item ? item.body : null,
      expected: 'expected' in item ? item.expected : null,
      before: null,
      template: ('template' in item && item.template) || null,
      state: 'pending' as const,
      fault: null,
      detail: null,
    })),
  }),
})

/** Brings back what stood in a company's tenant before a task, as far as it still stands as the task left it. */
export const accessUndo = defineCommand({
  ...changeTaskCommand('accessTask'),
  name: 'access.undo',
  args: z.strictObject({ id: z.uuid(), customerId: z.uuid(), taskId: z.uuid() }),
  reduce: (_row, args, context) => ({
    ...begunTask(args, context),
    source: null,
    undoes: args.taskId,
    // What is to be sent is known to the server alone, which has the task that is taken back as it ended.
    items: [],
  }),
})
