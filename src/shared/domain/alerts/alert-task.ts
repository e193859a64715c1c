import { z } from 'zod'
import { DAY, MINUTE } from '#shared/lib/time.ts'
import { accountSchema, type AlertRow } from './alert-row.ts'
import { type GrantedVendor, vendorOf } from './source-vendors.ts'

/** Lengths of time in milliseconds. */
export const alertTaskLimits = {
  /** How long after it was taken on a step may still be sent: who asked for it is not there any more. */
  life: 15 * MINUTE,
  /** How long a task is kept after it ended, in days: as long as the alerts that it belongs to. */
  keptDays: 90,
  /** The longest that an account may be locked by itself: a lock that nobody remembers harms more than it helps. */
  longestLock: 30 * DAY,
  /** How long a release that failed waits before it is tried again. */
  releaseAgain: 15 * MINUTE,
} as const

/**
 * How many accounts may be locked by themselves within an hour. An attack on more people than this at once is one for a
 * person to look at, and a rule that is wrong must not stop a company, let alone all of them, from working.
 */
export const AUTOMATIC_PER_HOUR = { company: 5, organization: 20 } as const

/** What is done from an alert (ALERT-18). `release` takes a `lockDown` back. */
export const ALERT_ACTIONS = [
  'lockDown',
  'release',
  'confirmCompromised',
  'dismissRisk',
  'setVendorStatus',
] as const
export type AlertAction = (typeof ALERT_ACTIONS)[number]

/** What a lock-down can be made of, in the order in which it is done. */
export const LOCK_DOWN_STEPS = ['blockSignIn', 'revokeSessions', 'resetPassword'] as const
export const lockDownStepSchema = z.enum(LOCK_DOWN_STEPS)
export type LockDownStep = z.infer<typeof lockDownStepSchema>

export const TASK_STEPS = [
  ...LOCK_DOWN_STEPS,
  'unblockSignIn',
  'confirmCompromised',
  'dismissRisk',
  'setVendorStatus',
] as const
export type TaskStep = (typeof TASK_STEPS)[number]

export const STEP_STATES = [
  'pending',
  /** Noted before it is sent: whoever finds it so after a crash does not know whether it arrived. */
  'sending',
  'done',
  /** The vendor refused it, or it cannot be done there; `fault` says why. */
  'failed',
  /** It was sent, nobody heard what became of it, and the vendor cannot be asked. */
  'unknown',
  /** Its time was over before its turn came: nothing was sent. */
  'late',
  /** The account is one that must not be touched: nothing was sent. */
  'heldBack',
] as const
export type StepState = (typeof STEP_STATES)[number]

/** Why a step did not do what it was to do. */
export const STEP_FAULTS = [
  'missingScope',
  'notLicensed',
  'notConnected',
  'notFound',
  'throttled',
  'unreachable',
  'unexpectedAnswer',
  /** The account comes from a directory on premises. */
  'synchronized',
  'emergencyAccount',
  'providerAccount',
  'alertGone',
  /** As many accounts were locked by themselves in an hour as may be. */
  'tooManyLocks',
] as const
export type StepFault = (typeof STEP_FAULTS)[number]

const stepSchema = z.object({
  step: z.enum(TASK_STEPS),
  state: z.enum(STEP_STATES),
  /** One of `STEP_FAULTS`, or of a newer server. */
  fault: z.string().nullable(),
  /** What stood there before: `blocked` or `allowed` of a sign-in, a state of the vendor's; null where nobody knows. */
  before: z.string().nullable(),
})
export type AlertTaskStep = z.infer<typeof stepSchema>

/** What is to be said of a case at the vendor. */
export const vendorStatusSchema = z.strictObject({
  status: z.enum(['new', 'inProgress', 'resolved']),
  /** Null leaves it as it is. */
  classification: z.enum(['truePositive', 'informationalExpectedActivity', 'falsePositive']).nullable(),
})
export type VendorStatus = z.infer<typeof vendorStatusSchema>

/** `pending` is what waits for its turn at the server; the others are the states of ALERT-18. */
export const ALERT_TASK_STATES = ['pending', 'inProgress', 'success', 'failed', 'partial'] as const
export type AlertTaskState = (typeof ALERT_TASK_STATES)[number]

/** Something that was done from an alert, and how far it is (ALERT-17, ALERT-18). */
export const alertTaskSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  alert_id: z.string(),
  action: z.enum(ALERT_ACTIONS),
  /** Whom it is done to; with the directory's id once that was asked. */
  account: accountSchema.nullable(),
  /** Of `setVendorStatus`. */
  wish: vendorStatusSchema.nullable(),
  state: z.enum(ALERT_TASK_STATES),
  steps: z.array(stepSchema),
  /** The user; null where it was done by itself, or as long as only the asking device knows of it. */
  requested_by: z.string().nullable(),
  requested_at: z.string(),
  finished_at: z.string().nullable(),
  /** When a lock-down is released by itself; null: never. */
  until: z.string().nullable(),
  /** The lock-down that a `release` takes back. */
  undoes: z.string().nullable(),
})
export type AlertTask = z.infer<typeof alertTaskSchema>

export const isTaskUnderWay = ({ state }: Pick<AlertTask, 'state'>): boolean =>
  state === 'pending' || state === 'inProgress'

export const pendingStep = (step: TaskStep): AlertTaskStep => ({
  step,
  state: 'pending',
  fault: null,
  before: null,
})

/** How a task ended whose steps all ended. What may have been done counts as something that was. */
export function endOfTask(
  steps: readonly Pick<AlertTaskStep, 'state'>[],
): Extract<AlertTaskState, 'success' | 'failed' | 'partial'> {
  if (steps.every(({ state }) => state === 'done')) return 'success'
  return steps.some(({ state }) => state === 'done' || state === 'unknown') ? 'partial' : 'failed'
}

/** The block of a lock-down that is its own: the account could sign in before, and this one has (perhaps) ended that. */
export const ownBlock = ({ action, steps }: Pick<AlertTask, 'action' | 'steps'>): boolean =>
  action === 'lockDown' &&
  steps.some(
    ({ step, state, before }) =>
      step === 'blockSignIn' && before === 'allowed' && (state === 'done' || state === 'unknown'),
  )

/** Whether a lock-down can be taken back: it has ended, has blocked the sign-in itself, and no release of it is made. */
export function isReleasable(
  task: Pick<AlertTask, 'id' | 'action' | 'steps' | 'state'>,
  all: readonly Pick<AlertTask, 'undoes' | 'state'>[],
): boolean {
  return (
    !isTaskUnderWay(task) &&
    ownBlock(task) &&
    !all.some(({ undoes, state }) => undoes === task.id && (isTaskUnderWay({ state }) || state === 'success'))
  )
}

export type AlertAccount = z.infer<typeof accountSchema>

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const isGuid = (text: string | null) => text !== null && GUID.test(text)
const OF_APPS = ['riskyServicePrincipals', 'servicePrincipalRiskDetections']
const OF_RISKS = ['riskDetections', 'riskyUsers']
const OF_CASES = ['defenderAlerts', 'defenderIncidents']

/** What a vendor is asked for an account by: its id, or else its name. */
export const referenceOf = ({ id, name }: AlertAccount): string => (isGuid(id) ? id : name) ?? id ?? ''

/** Names of people have an `@`; what has only an id may be one. Apps have neither. */
const isOfPerson = ({ id, name }: AlertAccount) =>
  name === null ? isGuid(id) : name.includes('@') && !/\s/.test(name)

/** The accounts of people that an alert names, whom it is about first: only to these something can be done from it. */
export function accountsOf({
  account,
  actor,
  source,
}: Pick<AlertRow, 'account' | 'actor' | 'source'>): AlertAccount[] {
  const isReachable = (each: AlertAccount) =>
    // What another vendor tells names the Microsoft account of a person who has one, and else one that only it can change.
    vendorOf(source) === undefined ? isOfPerson(each) : isGuid(each.id)
  const about = account && !OF_APPS.includes(source) && isReachable(account) ? [account] : []
  const by = actor?.kind === 'user' && isReachable(actor) ? [{ id: actor.id, name: actor.name }] : []
  return [...about, ...by.filter((each) => !about.some((other) => isSameAccount(each, other)))]
}

/** The vendors that an alert is also told by, at which nothing can be done from here. */
export const vendorsElsewhere = (alert: Pick<AlertRow, 'source' | 'timeline'>): GrantedVendor[] => [
  ...new Set(sourcesOf(alert).flatMap((source) => vendorOf(source) ?? [])),
]

export const isSameAccount = (a: AlertAccount, b: AlertAccount): boolean =>
  a.id !== null && b.id !== null ? a.id === b.id : a.name !== null && a.name === b.name

const sourcesOf = ({ source, timeline }: Pick<AlertRow, 'source' | 'timeline'>) => [
  source,
  ...timeline.map((moment) => moment.source),
]

/** What makes sense from an alert. */
export function actionsOf(
  alert: Pick<AlertRow, 'account' | 'actor' | 'source' | 'timeline'>,
): Exclude<AlertAction, 'release'>[] {
  const sources = sourcesOf(alert)
  const hasAccount = accountsOf(alert).length > 0
  const isOfRisk = sources.some((each) => OF_RISKS.includes(each))
  return [
    ...(hasAccount ? (['lockDown'] as const) : []),
    ...(hasAccount && isOfRisk ? (['confirmCompromised', 'dismissRisk'] as const) : []),
    ...(sources.some((each) => OF_CASES.includes(each)) ? (['setVendorStatus'] as const) : []),
  ]
}
