import { z } from 'zod'
import { PER_USER_STATES } from '#shared/domain/mfa/mfa-report.ts'
import { askedMfaItems, mfaTaskLimits } from '#shared/domain/mfa/mfa-task.ts'
import { begunTask, changeTaskCommand } from './change-task-command.ts'
import { defineCommand } from '../command.ts'

const state = z.enum(PER_USER_STATES)

/** Whose state is set, and to what. `expected` is the state that the person saw; null where nobody had read it. */
export const mfaWishSchema = z.strictObject({
  wanted: state,
  people: z
    .array(z.strictObject({ id: z.guid(), name: z.string().min(1).max(256), expected: state.nullable() }))
    .min(1)
    .max(mfaTaskLimits.people)
    .refine((people) => new Set(people.map(({ id }) => id.toLowerCase())).size === people.length, {
      message: 'Names somebody twice',
    }),
})

/** POST integration/{id}/task with PER_USER_MFA_TASK: sets the per-user state of people of a company (MFA-06). */
export const mfaChange = defineCommand({
  ...changeTaskCommand('mfaTask'),
  name: 'mfa.change',
  args: z.strictObject({ id: z.uuid(), customerId: z.uuid(), ...mfaWishSchema.shape }),
  reduce: (_row, args, context) => ({
    ...begunTask(args, context),
    undoes: null,
    items: askedMfaItems(args.people, args.wanted),
  }),
})

/** Brings back the states that people of a company had before a task, as far as they still are as it left them. */
export const mfaUndo = defineCommand({
  ...changeTaskCommand('mfaTask'),
  name: 'mfa.undo',
  args: z.strictObject({ id: z.uuid(), customerId: z.uuid(), taskId: z.uuid() }),
  reduce: (_row, args, context) => ({
    ...begunTask(args, context),
    undoes: args.taskId,
    // What is to be sent is known to the server alone, which has the task that is taken back as it ended.
    items: [],
  }),
})
