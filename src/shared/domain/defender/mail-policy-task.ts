import { z } from 'zod'
import { CHANGE_ITEM_STATES, changeTaskFields, isChangeUnderWay } from '../tasks/change-task.ts'
import { MAIL_POLICY_KINDS, type MailPolicy, mailPolicySchema } from './mail-policy.ts'

export const mailPolicyTaskLimits = {
  items: 50,
  /** Of one policy, in characters of its JSON. */
  policy: 60_000,
} as const

/** By this name the API starts and tells a task (DEF-07). */
export const DEFENDER_TASK_NAME = 'DEFENDER_TASK'

export const MAIL_POLICY_FAULTS = [
  'notConnected',
  'noLicense',
  'missingScope',
  'sourceFailed',
  'unexpectedAnswer',
  /** Our rules refuse the policy; `detail` names them, with commas. */
  'invalid',
  /** The vendor made it, and keeps it (DEF-03). */
  'builtIn',
  'alreadyExists',
  /** A part of it took effect and another was refused; `detail` says which. */
  'partlyDone',
  /** The vendor refused for another reason, which `detail` says in its words. */
  'refused',
] as const

export const mailPolicyItemSchema = z.object({
  change: z.enum(['create', 'update', 'delete']),
  kind: z.enum(MAIL_POLICY_KINDS),
  /** The vendor's id; null of what is to be made, until it is. */
  object_id: z.string().nullable(),
  /** What the person saw it called, or is to be called. */
  name: z.string(),
  /** As it shall be; null where it is deleted. */
  policy: mailPolicySchema.nullable(),
  /** As the person saw it; null where nobody looked, and of what is made. */
  expected: mailPolicySchema.nullable(),
  /** What stood there before, so that it can be brought back; null of what was made, and as long as nothing was read. */
  before: mailPolicySchema.nullable(),
  state: z.enum(CHANGE_ITEM_STATES),
  /** One of `MAIL_POLICY_FAULTS`; another build may know more. */
  fault: z.string().nullable(),
  /** The vendor's own words or code, or ids of the rules that are not met, with commas. */
  detail: z.string().nullable(),
})
export type MailPolicyItem = z.infer<typeof mailPolicyItemSchema>

/** Changes of a company's policies for mail that somebody asked for, and how far they are. */
export const mailPolicyTaskSchema = z.object({ ...changeTaskFields, items: z.array(mailPolicyItemSchema) })
export type MailPolicyTask = z.infer<typeof mailPolicyTaskSchema>

const policy = mailPolicySchema.refine(
  (value) => JSON.stringify(value).length <= mailPolicyTaskLimits.policy,
  { message: 'Is too large' },
)

/** A change as it is asked for. */
const askedMailChangeSchema = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('create'), policy }),
  z.strictObject({ change: z.literal('update'), policy, expected: policy }),
  z.strictObject({ change: z.literal('delete'), expected: policy }),
])
export type AskedMailChange = z.infer<typeof askedMailChangeSchema>

/** What a task is asked for, in its order. */
export const askedMailChangesSchema = z.array(askedMailChangeSchema).min(1).max(mailPolicyTaskLimits.items)

/** The items of a task as it is asked for. */
export const askedMailItems = (asked: readonly AskedMailChange[]): MailPolicyItem[] =>
  asked.map((change) => {
    const wanted = 'policy' in change ? change.policy : null
    const expected = 'expected' in change ? change.expected : null
    const { kind, name, id } = 'policy' in change ? change.policy : change.expected
    const object_id = change.change === 'create' ? null : (expected?.id ?? id)
    return pendingItem({ change: change.change, kind, name, object_id }, wanted, expected)
  })

function pendingItem(
  about: Pick<MailPolicyItem, 'change' | 'kind' | 'name' | 'object_id'>,
  wanted: MailPolicy | null,
  expected: MailPolicy | null,
): MailPolicyItem {
  return {
    ...about,
    policy: wanted,
    expected,
    before: null,
    state: 'pending',
    fault: null,
    detail: null,
  }
}

/** The items of a task that can be taken back: carried out, in whole or in part, and known what stood there before. */
export const reversibleMailItems = ({ items }: Pick<MailPolicyTask, 'items'>): MailPolicyItem[] =>
  items.filter(
    ({ state, fault, change, before, object_id: id }) =>
      (state === 'applied' || fault === 'partlyDone') &&
      (change === 'create' ? id !== null : before !== null),
  )

/**
 * What brings back what stood before a task, the last of it first: what was made is deleted and what was changed gets back what it
 * was, both only where they stand as the task left them; what was deleted is made again, with another id than it had. What was done
 * in part stands as nobody knows, and is brought back whatever it is.
 */
export const mailUndoItems = (task: Pick<MailPolicyTask, 'items'>): MailPolicyItem[] =>
  reversibleMailItems(task)
    .toReversed()
    .map((item): MailPolicyItem => {
      const left =
        item.fault === 'partlyDone' ? null : item.policy && { ...item.policy, id: item.object_id ?? '' }
      const { kind, object_id } = item
      if (item.change === 'create')
        return pendingItem({ change: 'delete', kind, name: item.name, object_id }, null, left)
      const name = item.before?.name ?? item.name
      return item.change === 'delete'
        ? pendingItem({ change: 'create', kind, name, object_id: null }, item.before, null)
        : pendingItem({ change: 'update', kind, name, object_id }, item.before, left)
    })

/** The policies that tasks of a company have yet to change, as `mailPolicyKey`s: they are not edited meanwhile. */
export const pendingMailPolicies = (tasks: readonly MailPolicyTask[]): ReadonlySet<string> =>
  new Set(
    tasks
      .filter(isChangeUnderWay)
      .flatMap(({ items }) =>
        items.flatMap(({ kind, object_id: id }) => (id === null ? [] : [mailPolicyKey({ kind, id })])),
      ),
  )

/** Tells a policy from all others of its tenant. */
export const mailPolicyKey = ({ kind, id }: Pick<MailPolicy, 'kind' | 'id'>): string =>
  `${kind}.${id.toLowerCase()}`
