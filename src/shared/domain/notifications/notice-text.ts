import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'

export const SEVERITIES = ['high', 'medium', 'low', 'informational'] as const
export type Severity = (typeof SEVERITIES)[number]

/** What there is to say, before it is decided how much of it a locked screen may show. */
export interface Matter {
  severity: Severity
  /** What happened, in a few words. */
  title: string
  customerName: string | null
}

const words: Record<Severity, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  informational: 'For information',
}

/** The text of a notification: everything, only how grave it is and where, or that there is something at all. */
export function noticeText(
  policy: DevicePolicy['pushText'],
  { severity, title, customerName }: Matter,
): { title: string; body: string } {
  if (policy === 'full') return { title: `${words[severity]}: ${title}`, body: customerName ?? '' }
  if (policy === 'company') return { title: words[severity], body: customerName ?? 'Your organization' }
  return { title: 'Castellan', body: 'Something needs a look.' }
}
