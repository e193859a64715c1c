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
export const NOTICE_ACTIONS = ['ignore'] as const
export type NoticeAction = (typeof NOTICE_ACTIONS)[number]

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
