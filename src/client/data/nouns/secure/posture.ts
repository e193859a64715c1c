import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { ArgsOf } from '#shared/contract/commands.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import type { AuditSetting } from '#shared/domain/posture/audit-setting.ts'
import type { CheckResolution, Resolution } from '#shared/domain/posture/check-resolution.ts'
import type { PostureChange } from '#shared/domain/posture/posture-change.ts'
import type { PostureTask } from '#shared/domain/posture/posture-task.ts'
import type { Posture } from '#shared/domain/posture/posture.ts'
import type { Device } from '../../device/device.ts'
import type { View } from '../../rows/merge.ts'
import { viewShared } from '../../rows/read.ts'
import { submit, submitMany, type SubmitOutcome } from '../../queue/submit.ts'

const watchRows = <K extends Kind>(device: Device, kind: K): Observable<RowOf<K>[]> =>
  from(liveQuery(() => viewShared(device, kind, device.login.organization.id))).pipe(
    map((views) => [...views.values()].map(({ row }) => row)),
  )

/** How each company was judged when it was last read, by the company's id. */
export const watchPostures = (device: Device): Observable<Map<string, Posture>> =>
  watchRows(device, 'posture').pipe(
    map((postures) => new Map(postures.map((each) => [each.customer_id, each]))),
  )

/** What was found otherwise than before in the tenants of every company. */
export const watchPostureChanges = (device: Device): Observable<PostureChange[]> =>
  watchRows(device, 'postureChange')

/** What audits look at, of every company and of the organization, with waiting changes. */
export const watchAuditSettings = (device: Device): Observable<AuditSetting[]> =>
  watchRows(device, 'auditSetting')

/** What was decided about checks of every company, with waiting changes. */
export const watchResolutions = (device: Device): Observable<CheckResolution[]> =>
  watchRows(device, 'checkResolution')

/** Whether a check is looked at; null where that is inherited. */
export type AuditChoice = ArgsOf<'audit.set'>['settings'][number]

/**
 * Says what the audit of a company looks at, or (null) that of every company without a setting of its own, which only
 * those may who see all of them. `subject` is the company's name.
 */
export const setAudit = (
  device: Device,
  customerId: string | null,
  settings: AuditChoice[],
  subject: string,
): Promise<SubmitOutcome> =>
  submit(device, { name: 'audit.set', args: { customerId, settings }, subject, place: '' })

interface CheckOfCompany {
  customerId: string
  checkId: string
  /** Names of the check and of the company, for the list of what waits. */
  names: { check: string; company: string }
  /** The resolution that the person saw. */
  seen: CheckResolution | undefined
}

/** Says what was decided about a check of a company; null takes that back. */
export const resolveCheck = (
  device: Device,
  { customerId, checkId, names, seen }: CheckOfCompany,
  resolution: Resolution | null,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'check.resolve',
    args: { customerId, checkId, resolution },
    // Where there was none, that is what is expected.
    expect: { status: seen?.status ?? null, details: seen?.details ?? null },
    subject: names.check,
    place: names.company,
  })

/** What was asked to be changed in tenants, newest first; what this device has not sent yet is pending. */
export const watchPostureTasks = (device: Device): Observable<View<'postureTask'>[]> =>
  from(liveQuery(() => viewShared(device, 'postureTask', device.login.organization.id))).pipe(
    map((views) =>
      [...views.values()].toSorted((a, b) => b.row.requested_at.localeCompare(a.row.requested_at)),
    ),
  )

/** Checks that a company's tenant is to be made compliant with, each by the changes that the person saw. */
export interface AskedChanges {
  customerId: string
  company: string
  checks: { checkId: string; expected: string | null }[]
}

export interface AskedTask {
  /** Undefined where this device did not keep it. */
  taskId: string | undefined
  submitted: SubmitOutcome
}

/** Asks for changes of tenants, a task for each company, in the order in which they are given. */
export async function applyChecks(device: Device, asked: readonly AskedChanges[]): Promise<AskedTask[]> {
  const intentions = asked.map(({ customerId, company, checks }) => ({
    name: 'posture.apply' as const,
    args: { id: device.newId(), customerId, checks },
    subject: company,
    place: '',
  }))
  const submitted = await submitMany(device, intentions)
  return intentions.map(({ args }, place) => {
    const each = submitted[place] ?? { outcome: 'notKept' as const, cause: undefined }
    return { taskId: each.outcome === 'saved' ? args.id : undefined, submitted: each }
  })
}

/** A shared mailbox that somebody chose, by the change that they saw. */
export type ChosenMailbox = ArgsOf<'posture.signIn'>['mailboxes'][number]

/** Asks for nobody to be able to sign in to mailboxes of a company, or for it to be possible again. */
export const setMailboxSignIn = (
  device: Device,
  { customerId, company, isBlocked }: { customerId: string; company: string; isBlocked: boolean },
  mailboxes: ChosenMailbox[],
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'posture.signIn',
    args: { id: device.newId(), customerId, isBlocked, mailboxes },
    subject: company,
    place: '',
  })

/** Asks for what a task changed to be taken back. */
export const undoTask = (
  device: Device,
  { id: taskId, customer_id: customerId }: Pick<PostureTask, 'id' | 'customer_id'>,
  checkIds: string[],
  company: string,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'posture.undo',
    args: { id: device.newId(), customerId, taskId, checkIds },
    subject: company,
    place: '',
  })
