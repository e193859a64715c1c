import {
  isUnderWay,
  MAILBOX_CHECK,
  type PostureItem,
  type PostureTask,
} from '#shared/domain/posture/posture-task.ts'
import { readingOf } from '#shared/domain/posture/reading.ts'
import { signInObstacle, type SignInObstacle } from '#shared/domain/posture/settings/shared-mailbox.ts'
import type { TenantAnswers } from '#shared/domain/posture/tenant-answers.ts'
import { snapshotOf } from '#shared/domain/posture/tenant-snapshot.ts'
import type { Reason } from '#shared/domain/posture/verdict.ts'

export const MAILBOX_STATES = ['blocked', 'notBlocked', 'applying', 'unknown'] as const

/** A shared mailbox as the list of a company shows it (POST-25). */
export interface MailboxRow {
  /** Of its account; its place in the answer where the vendor told none. */
  id: string
  name: string
  address: string
  state: (typeof MAILBOX_STATES)[number]
  obstacle: SignInObstacle | undefined
}

/** The shared mailboxes of a company by what was read of its tenant, or why they are not known. */
export function mailboxRows(
  answers: TenantAnswers,
  readAt: string,
  tasks: readonly PostureTask[],
): MailboxRow[] | Reason {
  const reading = readingOf(snapshotOf(answers, readAt), 'sharedMailboxes')
  if ('reason' in reading) return reading.reason
  const isApplying = applyingIn(tasks, answers.customer_id, readAt)
  return reading.value.map((mailbox, place) => {
    const { AccountDisabled, DisplayName, ExternalDirectoryObjectId, UserPrincipalName } = mailbox
    const id = ExternalDirectoryObjectId || String(place)
    const state = AccountDisabled === undefined ? 'unknown' : AccountDisabled ? 'blocked' : 'notBlocked'
    return {
      id,
      name: DisplayName || UserPrincipalName || id,
      address: UserPrincipalName ?? '',
      state: state !== 'unknown' && isApplying(id, AccountDisabled === true) ? 'applying' : state,
      obstacle: signInObstacle(mailbox),
    }
  })
}

const isGoingOn = ({ state }: PostureItem) => state === 'pending' || state === 'applied'

/** Says of a mailbox whether something is being done to it: until the tenant was read after that was done. */
function applyingIn(tasks: readonly PostureTask[], customerId: string, readAt: string) {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const open = tasks.filter(
    (task) =>
      task.customer_id === customerId &&
      (isUnderWay(task) || (task.finished_at !== null && task.finished_at > readAt)),
  )
  const named = new Set(
    open.flatMap((task) => {
      const items = task.action === 'undo' ? (byId.get(task.undoes ?? '')?.items ?? []) : task.items
      return items.filter(isGoingOn).flatMap(({ object }) => (object ? [object.id.toLowerCase()] : []))
    }),
  )
  const isEach = open.some(
    ({ action, items }) =>
      action === 'apply' && items.some((item) => item.check_id === MAILBOX_CHECK && isGoingOn(item)),
  )
  return (id: string, isBlocked: boolean) => named.has(id.toLowerCase()) || (isEach && !isBlocked)
}
