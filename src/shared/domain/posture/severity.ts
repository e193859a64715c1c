/** What an attacker gains where a check is not met, worst first; the rule is in the README beside this file. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const
export type Severity = (typeof SEVERITIES)[number]

/** How much a person has to do for a check to be met, and how much users notice of it, least first. */
export const EFFORTS = ['low', 'medium', 'high'] as const
export type Effort = (typeof EFFORTS)[number]

/** For sorting: the worst is lowest. */
export const severityRank = (severity: Severity): number => SEVERITIES.indexOf(severity)

/** The worst of these; undefined where there are none. */
export const worstOf = (severities: Iterable<Severity>): Severity | undefined => {
  const found = new Set(severities)
  return SEVERITIES.find((severity) => found.has(severity))
}

export type SeverityCounts = Readonly<Record<Severity, number>>

export function countSeverities(severities: Iterable<Severity>): SeverityCounts {
  const counts = { critical: 0, high: 0, medium: 0, low: 0 }
  for (const severity of severities) counts[severity]++
  return counts
}
