import type { PushNotice } from '#shared/contract/devices.ts'
import { answerCommandsOf, type NoticeMessage, SEVERITIES } from '#shared/domain/notifications/notice.ts'

/** What the browser keeps of a notification that it shows. Absent in those of older builds: all but the first three. */
export interface ShownNotification {
  path: string
  title: string
  actions: PushNotice['actions']
  /** What it says, of all the pushes that it was made of. */
  notice?: PushNotice
  /** Ids of the pushes that it was made of. */
  ids?: string[]
}

/** Lock of whoever shows a notification, shared by those who list what is shown. */
export const SHOWING = 'showing'

/**
 * What the browser shows of this app. It waits for what is being shown: Chromium forgets a notification that is asked
 * for between its being stored and its being drawn.
 */
export const listShown = (registration: ServiceWorkerRegistration): Promise<Notification[]> =>
  navigator.locks.request(SHOWING, { mode: 'shared' }, () => registration.getNotifications())

/** A notification with what a push adds to it. */
export interface JoinedNotice {
  notice: PushNotice
  ids: string[]
  /** Whether it is worth another sound. */
  isGraver: boolean
}

/**
 * What is shown once a push came while a notification of its tag is still shown: both in one, so that nothing that the
 * person has not seen is hidden by what came after it. Undefined where they cannot be said in one.
 */
export function join(
  { notice: earlier, ids = [] }: ShownNotification,
  later: PushNotice,
): JoinedNotice | undefined {
  if (!earlier) return undefined
  // A push service may deliver one twice.
  if (ids.includes(later.id)) return { notice: earlier, ids, isGraver: false }
  const message = joinedMessage(earlier, later)
  if (!message) return undefined
  const severity = graver(earlier.severity, later.severity)
  return {
    notice: {
      ...later,
      message,
      severity,
      path: earlier.path === later.path ? later.path : withoutQuery(later.path),
      version: Math.max(earlier.version, later.version),
      actions: joinedActions(earlier, later),
    },
    ids: [...ids, later.id],
    isGraver: severity !== earlier.severity,
  }
}

function joinedMessage(earlier: PushNotice, later: PushNotice): NoticeMessage | undefined {
  const [one, other] = [earlier.message, later.message]
  if (one?.extent === 'generic' && other?.extent === 'generic') return other
  if (one?.extent === 'company' && other?.extent === 'company')
    return { ...other, severity: graver(one.severity, other.severity) }
  if (one?.extent !== 'full' || other?.extent !== 'full' || one.kind !== other.kind) return undefined
  const count = (one.count ?? 1) + (other.count ?? 1) - both(earlier, later)
  return { ...other, severity: graver(one.severity, other.severity), count }
}

/** How many things both tell of, as far as their buttons name them. */
function both(earlier: PushNotice, later: PushNotice): number {
  const [one, other] = [subjectsOf(earlier), subjectsOf(later)]
  return other.filter((subject) => one.includes(subject)).length
}

/** The ids that the first button of a notice is about. */
export const subjectsOf = ({ actions: [first] }: Pick<PushNotice, 'actions'>): string[] =>
  answerCommandsOf(first).flatMap(({ args }) => idIn(args) ?? [])

function idIn(args: unknown): string | undefined {
  const { id } = (args ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}

/** A button stays where it means everything that is told, and not more than a button may. */
function joinedActions(earlier: PushNotice, later: PushNotice): PushNotice['actions'] {
  return later.actions.flatMap((action) => {
    const before = answerCommandsOf(earlier.actions.find((each) => each.action === action.action))
    const after = answerCommandsOf(action)
    const renewed = new Set(after.map(({ args }) => idIn(args)))
    const commands = [...before.filter(({ args }) => !renewed.has(idIn(args))), ...after]
    const joined = { action: action.action, title: action.title, commands }
    return before.length > 0 && answerCommandsOf(joined).length > 0 ? [joined] : []
  })
}

const withoutQuery = (path: string): string => path.replace(/\?.*/, '')

type Severity = PushNotice['severity']
const graver = (one: Severity, other: Severity): Severity =>
  SEVERITIES.indexOf(other) < SEVERITIES.indexOf(one) ? other : one
