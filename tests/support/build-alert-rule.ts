import type { AlertRuleFields } from '#shared/domain/alerts/alert-rule.ts'

/** A rule by which every alert is told by push to everybody. */
export const loudRule: AlertRuleFields = {
  name: 'Tell all',
  enabled: true,
  detections: null,
  severity: 'informational',
  push: true,
  email: false,
  webhook: false,
  ticket: null,
  recipients: [],
  people: [],
  remediation: null,
}
