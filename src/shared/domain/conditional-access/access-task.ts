import { z } from 'zod'
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

export const ACCESS_ITEM_STATES = [
  'pending',
  /** Noted before it is sent: whoever finds it so after a crash looks for it in the tenant. */
  'sending',
  'applied',
  /** It stood as it should: nothing was sent. */
  'unneeded',
  /** The tenant is not as the person saw it: nothing was sent. */
  'changed',
  /** The vendor refused, or the rules do; `fault` says why. */
  'failed',
  /** Its time was over before its turn came: nothing was sent. */
  'late',
  /** The server was stopped while it was under way, and the tenant does not show that it arrived. */
  'interrupted',
] as const

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
  state: z.enum(ACCESS_ITEM_STATES),
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

export const ACCESS_TASK_STATES = [
  'pending',
  'in progress',
  'completed',
  'failed',
  'partly completed',
] as const

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
  id: z.string(),
  customer_id: z.string(),
  /** The template or baseline that it deploys; null where somebody changed something by hand. */
  source: accessSourceSchema.nullable(),
  /** The task that this one takes back. */
  undoes: z.string().nullable(),
  state: z.enum(ACCESS_TASK_STATES),
  items: z.array(accessItemSchema),
  /** The user; null as long as only the asking device knows of it. */
  requested_by: z.string().nullable(),
  requested_at: z.string(),
  finished_at: z.string().nullable(),
})
export type AccessTask = z.infer<typeof accessTaskSchema>

export const isAccessTaskUnderWay = ({ state }: Pick<AccessTask, 'state'>): boolean =>
  state === 'pending' || state === 'in progress'

/** How a task ended whose items all ended: what was as it should be counts as done. */
export function endOfAccessTask(
  items: readonly AccessItem[],
): Exclude<AccessTask['state'], 'pending' | 'in progress'> {
  const done = items.filter(({ state }) => state === 'applied' || state === 'unneeded')
  if (done.length === items.length) return 'completed'
  return done.length > 0 ? 'partly completed' : 'failed'
}

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
      .filter(isAccessTaskUnderWay)
      .flatMap(({ items }) => items.flatMap(({ object_id }) => (object_id === null ? [] : [object_id]))),
  )
