import { z } from 'zod'
import { MAILBOX_CHECK, type PostureTask, postureTaskLimits } from '#shared/domain/posture/posture-task.ts'
import { defineCommand } from '../command.ts'
import { partitionOf } from '../partitions.ts'

const checkId = z.string().min(1).max(100)

const unique = (ids: readonly string[]) => new Set(ids).size === ids.length

const common = {
  rev: 1,
  class: 'C',
  kind: 'postureTask',
  area: 'secure',
  level: 'manage',
  needs: 'absent',
  ids: (args: { id: string }) => [args.id],
  partition: (args: { customerId: string }) => partitionOf(args.customerId, 'secure'),
  lane: (args: { customerId: string }) => `postureTask/${args.customerId}`,
  requires: (args: { customerId: string }) => [`customer/${args.customerId}`],
} as const

/** The task as it begins; the server does the rest. */
const begun = (
  { id, customerId }: { id: string; customerId: string },
  { now, userId }: { now: string; userId?: string | undefined },
): Omit<PostureTask, 'action' | 'undoes' | 'items'> => ({
  id,
  customer_id: customerId,
  state: 'pending',
  requested_by: userId ?? null,
  requested_at: now,
  finished_at: null,
})

const pending = (check_id: string, expected: string | null): PostureTask['items'][number] => ({
  check_id,
  expected,
  state: 'pending',
  fault: null,
  detail: null,
  calls: [],
})

/** POST secure/posture/baseline/{id}: makes a company's tenant compliant with these checks (POST-11 to POST-13). */
export const postureApply = defineCommand({
  ...common,
  name: 'posture.apply',
  args: z.strictObject({
    id: z.uuid(),
    customerId: z.uuid(),
    checks: z
      /** `expected`: of the changes that the person saw (`fingerprintOf`); others are not made. Null: whatever it takes. */
      .array(z.strictObject({ checkId, expected: z.uuid().nullable() }))
      .min(1)
      .max(postureTaskLimits.checks)
      .refine((checks) => unique(checks.map((each) => each.checkId)), { message: 'Names a check twice' }),
  }),
  reduce: (_row, args, context) => ({
    ...begun(args, context),
    action: 'apply',
    undoes: null,
    items: args.checks.map((each) => pending(each.checkId, each.expected)),
  }),
})

/** Says of shared mailboxes whether somebody can sign in to them (POST-25). */
export const postureSignIn = defineCommand({
  ...common,
  name: 'posture.signIn',
  args: z.strictObject({
    id: z.uuid(),
    customerId: z.uuid(),
    isBlocked: z.boolean(),
    mailboxes: z
      /** `expected`: of the change that the person saw (`fingerprintOf`). `name`: what it was called there. */
      .array(z.strictObject({ id: z.uuid(), name: z.string().min(1).max(320), expected: z.uuid() }))
      .min(1)
      .max(postureTaskLimits.checks)
      .refine((mailboxes) => unique(mailboxes.map((each) => each.id.toLowerCase())), {
        message: 'Names a mailbox twice',
      }),
  }),
  reduce: (_row, args, context) => ({
    ...begun(args, context),
    action: args.isBlocked ? 'block' : 'unblock',
    undoes: null,
    items: args.mailboxes.map(({ id, name, expected }) => ({
      ...pending(MAILBOX_CHECK, expected),
      object: { id, name },
    })),
  }),
})

/** Brings back what stood in a company's tenant before a task, check by check. */
export const postureUndo = defineCommand({
  ...common,
  name: 'posture.undo',
  args: z.strictObject({
    id: z.uuid(),
    customerId: z.uuid(),
    taskId: z.uuid(),
    checkIds: z
      .array(checkId)
      .min(1)
      .max(postureTaskLimits.checks)
      .refine(unique, { message: 'Names a check twice' }),
  }),
  reduce: (_row, args, context) => ({
    ...begun(args, context),
    action: 'undo',
    undoes: args.taskId,
    items: args.checkIds.map((each) => pending(each, null)),
  }),
})
