import { z } from 'zod'
import { CHANGE_ITEM_STATES, changeTaskFields, isChangeUnderWay } from '../tasks/change-task.ts'
import { templateUseSchema } from './templates/policy-deployment.ts'

export const accessTaskLimits = {
  items: 50,
  /** Of one body, in characters of its JSON. */
  body: 200_000,
} as const

/** By this name the API starts and tells a task (CA-02). */
export const ACCESS_TASK_NAME = 'CONDITIONAL_ACCESS_TASK'

/** What a task changes. A group is only made, where a policy of a template needs one that the tenant lacks. */
export const ACCESS_TARGETS = ['policy', 'location', 'group'] as const

/** A policy or a location in our form, with whatever else the vendor has. */
export const accessBodySchema = z.record(z.string(), z.json())
export type AccessBody = z.infer<typeof accessBodySchema>

export const accessItemSchema = z.object({
  target: z.enum(ACCESS_TARGETS),
  change: z.enum(['create', 'update', 'delete']),
  /** The vendor's id; null of what is to be made, until it is. */
  object_id: z.string().nullable(),
  /** What the person saw it called, or is to be called. */
  name: z.string(),
  /** As it shall be; null where it is deleted. */
  body: accessBodySchema.nullable(),
  /** `accessFingerprint` of what the person saw; null where nobody looked, and of what is made. */
  expected: z.string().nullable(),
  /** What stood there before, so that it can be brought back; null of what was made, and as long as nothing was read. */
  before: accessBodySchema.nullable(),
  /** Of which template the policy is made, and with what; null of what somebody writes. */
  template: templateUseSchema.nullable(),
  state: z.enum(CHANGE_ITEM_STATES),
  /** An `AccessFault`; another build may know more. */
  fault: z.string().nullable(),
  /** The vendor's own words or code, or ids of the rules that are not met, with commas. */
  detail: z.string().nullable(),
})
export type AccessItem = z.infer<typeof accessItemSchema>

const objectId = z.string().min(1).max(200)
const name = z.string().min(1).max(256)
const expected = z.uuid().nullable()
const template = templateUseSchema.exactOptional()
const body = accessBodySchema.refine((value) => JSON.stringify(value).length <= accessTaskLimits.body, {
  message: 'Is too large',
})
const changeable = z.enum(['policy', 'location'])

/** A change as it is asked for. `expected` is `accessFingerprint` of what the person saw; null where nobody looked. */
const askedChangeSchema = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('create'), target: z.enum(ACCESS_TARGETS), name, body, template }),
  z.strictObject({
    change: z.literal('update'),
    target: changeable,
    objectId,
    name,
    body,
    expected,
    template,
  }),
  z.strictObject({ change: z.literal('delete'), target: changeable, objectId, name, expected }),
])
export type AskedChange = z.infer<typeof askedChangeSchema>

/** What a task is asked for, in its order. */
export const askedChangesSchema = z.array(askedChangeSchema).min(1).max(accessTaskLimits.items)

/** In the place of an id: of the group or the location of this name that an earlier item of the same task makes or finds. */
export const newObject = (name: string): string => `{{new:${name}}}`

export const ACCESS_FAULTS = [
  'notConnected',
  'noLicense',
  'missingScope',
  'sourceFailed',
  'unexpectedAnswer',
  /** Our rules refuse the policy; `detail` names them. */
  'invalid',
  /** Security defaults are on (CA-54). */
  'securityDefaults',
  /** A policy names the location (CA-56); `detail` has their names. */
  'locationInUse',
  /** The vendor does not know something that is named. */
  'unknownReference',
  'alreadyExists',
  'tooMany',
  /** The vendor refused for another reason, which `detail` says in its words. */
  'refused',
] as const
export type AccessFault = (typeof ACCESS_FAULTS)[number]

/** What is deployed, and in which run: a run has a task for each of its companies, and one more where it is tried again. */
export const accessSourceSchema = z.strictObject({
  kind: z.enum(['template', 'baseline']),
  id: z.string().min(1).max(100),
  name: z.string().min(1).max(256),
  run: z.uuid(),
})
export type AccessSource = z.infer<typeof accessSourceSchema>

/** Changes of the policies and places of a company's tenant that somebody asked for, and how far they are. */
export const accessTaskSchema = z.object({
  ...changeTaskFields,
  /** The template or baseline that it deploys; null where somebody changed something by hand. */
  source: accessSourceSchema.nullable(),
  items: z.array(accessItemSchema),
})
export type AccessTask = z.infer<typeof accessTaskSchema>

/** The items of a task that can be taken back: carried out, and known what stood there before. */
export const reversibleItems = ({ items }: Pick<AccessTask, 'items'>): AccessItem[] =>
  items.filter(
    ({ state, target, change, before, object_id }) =>
      state === 'applied' &&
      target !== 'group' &&
      (change === 'create' ? object_id !== null : before !== null),
  )

/** The vendor's ids of what tasks of a company have yet to change: they are not edited meanwhile (CA-03). */
export const pendingObjects = (tasks: readonly AccessTask[]): ReadonlySet<string> =>
  new Set(
    tasks
      .filter(isChangeUnderWay)
      .flatMap(({ items }) => items.flatMap(({ object_id }) => (object_id === null ? [] : [object_id]))),
  )
