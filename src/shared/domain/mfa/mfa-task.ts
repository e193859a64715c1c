import { z } from 'zod'
import { CHANGE_ITEM_STATES, changeTaskFields } from '../tasks/change-task.ts'
import { PER_USER_STATES, type PerUserState } from './mfa-report.ts'

export const mfaTaskLimits = {
  /** Of one task. */
  people: 200,
} as const

/** By this name the API starts and tells a task (MFA-06). */
export const MFA_TASK_NAME = 'PER_USER_MFA_TASK'

export const MFA_ITEM_STATES = [
  ...CHANGE_ITEM_STATES,
  /** The account is the last way into its tenant, and must not be asked for what it may not have: nothing was sent. */
  'heldBack',
] as const

/** Why somebody's state was not changed. */
export const MFA_FAULTS = [
  'missingScope',
  'noLicense',
  'notConnected',
  'notFound',
  'sourceFailed',
  'unexpectedAnswer',
  'emergencyAccount',
  /** The vendor refused for another reason. */
  'refused',
] as const
export type MfaFault = (typeof MFA_FAULTS)[number]

const stateSchema = z.enum(PER_USER_STATES)

export const mfaItemSchema = z.object({
  /** The object id in the company's directory, in lower case. */
  id: z.string(),
  /** What the person saw them called. */
  name: z.string(),
  wanted: stateSchema,
  /** The state that the person saw; null where nobody had read it. */
  expected: stateSchema.nullable(),
  /** The state before it was changed, so that it can be brought back; null as long as nothing was read. */
  before: stateSchema.nullable(),
  state: z.enum(MFA_ITEM_STATES),
  /** One of `MFA_FAULTS`; another build may know more. */
  fault: z.string().nullable(),
})
export type MfaItem = z.infer<typeof mfaItemSchema>

/** Changes of the per-user state of people of a company that somebody asked for, and how far they are. */
export const mfaTaskSchema = z.object({ ...changeTaskFields, items: z.array(mfaItemSchema) })
export type MfaTask = z.infer<typeof mfaTaskSchema>

/**
 * Whether a state asks for as much as is wanted: the vendor makes `enabled` `enforced` by itself for whoever has registered a
 * method. https://learn.microsoft.com/graph/api/resources/strongauthenticationrequirements
 */
export const isMet = (wanted: PerUserState, state: PerUserState): boolean =>
  state === wanted || (wanted === 'enabled' && state === 'enforced')

/** Whether somebody's state is as the person saw it, but for what the vendor changes by itself. */
export const isAsSeen = ({ expected }: Pick<MfaItem, 'expected'>, state: PerUserState): boolean =>
  expected === null || isMet(expected, state)

/** What a task has changed and can be brought back. */
export const reversibleMfaItems = ({
  items,
}: Pick<MfaTask, 'items'>): (MfaItem & { before: PerUserState })[] =>
  items.flatMap((item) =>
    item.state === 'applied' && item.before !== null ? [{ ...item, before: item.before }] : [],
  )

/** What brings back the states before a task, where they stand as it left them. */
export const mfaUndoItems = (task: Pick<MfaTask, 'items'>): MfaItem[] =>
  reversibleMfaItems(task).map(({ id, name, wanted, before }) =>
    pendingItem({ id, name, expected: wanted }, before),
  )

/** Somebody whose state is to be changed. */
export interface AskedPerson {
  id: string
  name: string
  expected: PerUserState | null
}

const pendingItem = ({ id, name, expected }: AskedPerson, wanted: PerUserState): MfaItem => ({
  id: id.toLowerCase(),
  name,
  wanted,
  expected,
  before: null,
  state: 'pending',
  fault: null,
})

/** The items of a task as it is asked for. */
export const askedMfaItems = (people: readonly AskedPerson[], wanted: PerUserState): MfaItem[] =>
  people.map((person) => pendingItem(person, wanted))
