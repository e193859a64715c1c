/** The gravest first. */
export const SEVERITIES = ['high', 'medium', 'low', 'informational'] as const
export type AlertSeverity = (typeof SEVERITIES)[number]

export const graver = (a: AlertSeverity, b: AlertSeverity): AlertSeverity =>
  SEVERITIES.indexOf(a) <= SEVERITIES.indexOf(b) ? a : b

/** Entra's risk level or Defender's severity; what is unknown, hidden or none is informational. */
export const severityOfLevel = (level: string | undefined): AlertSeverity =>
  SEVERITIES.find((each) => each === level?.toLowerCase()) ?? 'informational'
