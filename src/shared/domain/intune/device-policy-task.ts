import { z } from 'zod'
import { CHANGE_ITEM_STATES, changeTaskFields, isChangeUnderWay } from '../tasks/change-task.ts'
import { SET_NAMES, type Targets, targetsSchema } from './device-policy.ts'
import { deviceLimits } from './validate-device-policy.ts'

export const devicePolicyTaskLimits = { items: 50, groups: 200 } as const

/** By this name the API starts and tells a task (INTUNE-07). */
export const INTUNE_TASK_NAME = 'INTUNE_TASK'

export const DEVICE_POLICY_FAULTS = [
  'notConnected',
  'noLicense',
  'missingScope',
  'sourceFailed',
  'unexpectedAnswer',
  /** Our rules refuse the policy; `detail` names them, with commas. */
  'invalid',
  'alreadyExists',
  /** The tenant has no group of a name, or several; `detail` has the name. Nothing was sent. */
  'groupMissing',
  'groupAmbiguous',
  /** It sets a secret, which the vendor tells nobody: it cannot be made from what was read. */
  'holdsSecrets',
  /** The policy that is to be made is not kept any more. */
  'sourceGone',
  /** A part of it took effect and another was refused; `detail` says which. */
  'partlyDone',
  /** The vendor refused for another reason, which `detail` says in its words. */
  'refused',
] as const

/** The vendor's, of a policy or a group. */
const id = z.string().min(1).max(100)

/** A group: by the id that it has in its tenant, or by its name where that is not known there. One of the two is told. */
const wantedGroupSchema = z
  .strictObject({
    id: id.nullable(),
    name: z.string().trim().min(1).max(deviceLimits.group).nullable(),
  })
  .refine(({ id, name }) => id !== null || name !== null, { message: 'Names no group' })
export type WantedGroup = z.infer<typeof wantedGroupSchema>

const groups = z.array(wantedGroupSchema).max(devicePolicyTaskLimits.groups)

/** Whom a policy shall be for. */
export const wantedTargetsSchema = z.strictObject({
  everyDevice: z.boolean(),
  everyUser: z.boolean(),
  include: groups,
  exclude: groups,
})
export type WantedTargets = z.infer<typeof wantedTargetsSchema>

/** What of a policy tells whether it is still as somebody saw it. */
const seenPolicySchema = z.object({ name: z.string(), targets: targetsSchema })
export type SeenPolicy = z.infer<typeof seenPolicySchema>

export const devicePolicyItemSchema = z.object({
  change: z.enum(['create', 'replace', 'assign', 'delete']),
  set: z.enum(SET_NAMES),
  /** The vendor's id; null of what is to be made, until it is. */
  object_id: z.string().nullable(),
  /** What the person saw it called, or is to be called. */
  name: z.string(),
  /** Whom it shall be for; null where nothing is said about that: what is made is for nobody, what is there stays. */
  targets: wantedTargetsSchema.nullable(),
  /** As the person saw it; null where nobody looked, and of what is made. */
  expected: seenPolicySchema.nullable(),
  /** How it stood before and afterwards; null as long as nothing was read, and where there was nothing. */
  before: seenPolicySchema.nullable(),
  after: seenPolicySchema.nullable(),
  /** The item of a task whose policy, as it stood before, is made again; null for every other item. */
  brings_back: z.object({ task_id: z.string(), place: z.number().int().nonnegative() }).nullable(),
  state: z.enum(CHANGE_ITEM_STATES),
  /** One of `DEVICE_POLICY_FAULTS`; another build may know more. */
  fault: z.string().nullable(),
  /** The vendor's own words or code, the name of a group, or ids of the rules that are not met, with commas. */
  detail: z.string().nullable(),
})
export type DevicePolicyItem = z.infer<typeof devicePolicyItemSchema>

/**
 * Changes of a company's policies for devices that somebody asked for, and how far they are. Policies in full are kept on the server
 * alone: what is made, and what stood before.
 */
export const devicePolicyTaskSchema = z.object({
  ...changeTaskFields,
  items: z.array(devicePolicyItemSchema),
})
export type DevicePolicyTask = z.infer<typeof devicePolicyTaskSchema>

const set = z.enum(SET_NAMES)
const seen = z.strictObject({
  name: z.string().max(deviceLimits.name),
  targets: z.strictObject(targetsSchema.shape),
})

/** A change as it is asked for. */
const askedDeviceChangeSchema = z.discriminatedUnion('change', [
  z.strictObject({
    change: z.literal('deploy'),
    set,
    name: z.string().min(1).max(deviceLimits.name),
    /** The policy that is made: of a company as it was last read there, or of a template. */
    source: z.union([
      z.strictObject({ customerId: z.uuid(), policyId: id }),
      z.strictObject({ templateId: z.uuid() }),
    ]),
    targets: wantedTargetsSchema.nullable(),
    /** The one of its name that takes its settings; null where it is made. */
    replaced: z.strictObject({ id, expected: seen }).nullable(),
  }),
  z.strictObject({ change: z.literal('assign'), set, id, targets: wantedTargetsSchema, expected: seen }),
  z.strictObject({ change: z.literal('delete'), set, id, expected: seen }),
])
export type AskedDeviceChange = z.infer<typeof askedDeviceChangeSchema>

/** What a task is asked for, in its order. */
export const askedDeviceChangesSchema = z
  .array(askedDeviceChangeSchema)
  .min(1)
  .max(devicePolicyTaskLimits.items)

/** The items of a task as it is asked for. */
export const askedDeviceItems = (asked: readonly AskedDeviceChange[]): DevicePolicyItem[] =>
  asked.map((change): DevicePolicyItem => {
    if (change.change !== 'deploy') {
      const { expected } = change
      const targets = change.change === 'assign' ? change.targets : null
      return pendingItem(change.change, { set: change.set, object_id: change.id }, expected.name, {
        targets,
        expected,
      })
    }
    const { replaced, targets, name } = change
    const about = { set: change.set, object_id: replaced?.id ?? null }
    return pendingItem(replaced ? 'replace' : 'create', about, name, {
      targets,
      expected: replaced?.expected ?? null,
    })
  })

function pendingItem(
  change: DevicePolicyItem['change'],
  about: Pick<DevicePolicyItem, 'set' | 'object_id'>,
  name: string,
  more: Partial<Pick<DevicePolicyItem, 'targets' | 'expected' | 'brings_back'>>,
): DevicePolicyItem {
  return {
    change,
    ...about,
    name,
    targets: null,
    expected: null,
    before: null,
    after: null,
    brings_back: null,
    ...more,
    state: 'pending',
    fault: null,
    detail: null,
  }
}

const canBeUndone = ({ state, fault, change, before, object_id: objectId }: DevicePolicyItem): boolean =>
  (state === 'applied' || fault === 'partlyDone') &&
  (change === 'create' ? objectId !== null : before !== null)

/** The items of a task that can be taken back: carried out, in whole or in part, and known what stood there before. */
export const reversibleDeviceItems = ({ items }: Pick<DevicePolicyTask, 'items'>): DevicePolicyItem[] =>
  items.filter(canBeUndone)

/**
 * What brings back what stood before a task, the last of it first: what was made is deleted, and what was changed gets back what it
 * was, both only where they stand as the task left them; what was deleted is made again, with another id than it had. What was done
 * in part stands as nobody knows, and is brought back whatever it is.
 */
export const deviceUndoItems = ({
  id: task_id,
  items,
}: Pick<DevicePolicyTask, 'id' | 'items'>): DevicePolicyItem[] =>
  items
    .map((item, place) => ({ item, place }))
    .filter(({ item }) => canBeUndone(item))
    .toReversed()
    .map(({ item, place }): DevicePolicyItem => {
      const { change, set: own, object_id, before, name } = item
      const about = { set: own, object_id }
      const expected = item.fault === 'partlyDone' ? null : item.after
      if (change === 'create') return pendingItem('delete', about, name, { expected })
      const targets = before && wantedAgain(before.targets)
      const was = before?.name ?? name
      if (change === 'assign') return pendingItem('assign', about, was, { targets, expected })
      const brings_back = { task_id, place }
      return change === 'delete'
        ? pendingItem('create', { set: own, object_id: null }, was, { targets, brings_back })
        : pendingItem('replace', about, was, { targets, expected, brings_back })
    })

const wantedAgain = ({ include, exclude, ...everybody }: Targets): WantedTargets => ({
  ...everybody,
  include: include.map(byId),
  exclude: exclude.map(byId),
})
const byId = (group: string): WantedGroup => ({ id: group, name: null })

/** The policies that tasks of a company have yet to change, as `devicePolicyKey`s: they are not changed meanwhile. */
export const pendingDevicePolicies = (tasks: readonly DevicePolicyTask[]): ReadonlySet<string> =>
  new Set(
    tasks
      .filter(isChangeUnderWay)
      .flatMap(({ items }) =>
        items.flatMap(({ set: own, object_id: objectId }) =>
          objectId === null ? [] : [devicePolicyKey({ set: own, id: objectId })],
        ),
      ),
  )

/** Tells a policy from all others of its tenant. */
export const devicePolicyKey = ({ set: own, id: objectId }: { set: string; id: string }): string =>
  `${own}.${objectId.toLowerCase()}`
