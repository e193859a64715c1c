import type { Severity as PostureSeverity } from '#shared/domain/posture/severity.ts'
import type { AlertSeverity } from '../../alert-severity.ts'
import { defineDetection, type Detection } from '../../detection.ts'
import { fact } from '../../facts.ts'
import type { PostureRegressionEvent } from '../../security-event.ts'

const severities: Readonly<Record<PostureSeverity, AlertSeverity>> = {
  critical: 'high',
  high: 'high',
  medium: 'medium',
  low: 'low',
}

const isOurs = ({ actor }: PostureRegressionEvent) => actor?.kind === 'provider'

interface Rule {
  id: string
  severity: AlertSeverity
  match: (event: PostureRegressionEvent) => AlertSeverity | undefined
}

const onRegression = ({ id, severity, match }: Rule): Detection =>
  defineDetection({
    id,
    kinds: ['postureRegression'],
    sources: ['posture'],
    guide: 'postureRegression',
    severity,
    isVariable: false,
    license: 'free',
    isOnByDefault: true,
    link: 'https://learn.microsoft.com/entra/fundamentals/configure-security',
    match(event) {
      const found = match(event)
      if (!found) return undefined
      return { severity: found, facts: event.details.map(({ name, value }) => fact(name, value)) }
    },
  })

/** A setting that was safe and is not any more. What a task of ours changed is no attack, and told as ours. */
export const postureRegressions: readonly Detection[] = [
  onRegression({
    id: 'posture-regressed',
    severity: 'medium',
    match: (event) => (isOurs(event) ? undefined : severities[event.severity]),
  }),
  onRegression({
    id: 'posture-regressed-by-task',
    severity: 'low',
    match: (event) => (isOurs(event) ? 'low' : undefined),
  }),
]
