import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'

export const SEVERITIES = ['high', 'medium', 'low', 'informational'] as const
export type Severity = (typeof SEVERITIES)[number]

/** What people are notified of. */
export const NOTICE_KINDS = [
  'directoryDisconnected',
  'directoryUnreadable',
  'peopleVanished',
  'alertsRaised',
  'notificationsArrive',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** What the button of a notification does. */
export const NOTICE_ACTIONS = ['ignore', 'acknowledge', 'snooze'] as const
export type NoticeAction = (typeof NOTICE_ACTIONS)[number]

/** A command as a notification names it. */
export interface AnswerCommand {
  name: string
  args: unknown
}

/** What a button means: several commands, or one in the shape of builds before them. */
export type AnswerCommands = { command: AnswerCommand } | { commands: AnswerCommand[] }

/** So many commands at most are one answer: a notification that was added to may mean more than one push carries. */
export const ANSWER_LIMIT = 40

/**
 * The commands of a button, as they came from outside: none where it has no known shape, or means more than any button
 * of ours. By hand, because the service worker goes without schemas.
 */
export function answerCommandsOf(answer: unknown): readonly AnswerCommand[] {
  const { command, commands } = (answer ?? {}) as { command?: unknown; commands?: unknown }
  const all: readonly unknown[] = Array.isArray(commands) ? commands : [command]
  return all.length <= ANSWER_LIMIT && all.every(isCommand) ? all : []
}

const isCommand = (command: unknown): command is AnswerCommand =>
  typeof command === 'object' && command !== null && 'name' in command && typeof command.name === 'string'

/** What there is to say, before it is decided how much of it a locked screen may show. */
export interface Matter {
  severity: Severity
  /** What happened. */
  kind: NoticeKind
  /** To how many it happened. */
  count?: number | undefined
  customerName: string | null
}

/** What a notification says, without words: each device puts it into its own language. */
export type NoticeMessage =
  | ({ extent: 'full' } & Matter)
  | ({ extent: 'company' } & Pick<Matter, 'severity' | 'customerName'>)
  | { extent: 'generic' }

/** What may be said: everything, only how grave it is and where, or that there is something at all. */
export function messageOf(
  extent: DevicePolicy['pushText'],
  { severity, kind, count, customerName }: Matter,
): NoticeMessage {
  if (extent === 'generic') return { extent }
  return extent === 'company'
    ? { extent, severity, customerName }
    : { extent, severity, kind, count, customerName }
}
