import { expect, test } from 'vitest'
import { checks } from './checks.ts'
import { countSeverities, EFFORTS, SEVERITIES, severityRank, worstOf } from './severity.ts'

const severityOf = (checkId: string) => checks.find(({ id }) => id === checkId)?.severity

test('every check has a severity and an effort that are known', () => {
  for (const { severity, effort } of checks) {
    expect(SEVERITIES).toContain(severity)
    expect(EFFORTS).toContain(effort)
  }
})

test('severities tell checks apart: few are critical, and none has more than half of them', () => {
  const counts = countSeverities(checks.map(({ severity }) => severity))
  for (const severity of SEVERITIES) {
    expect(counts[severity]).toBeGreaterThan(10)
    expect(counts[severity]).toBeLessThanOrEqual(checks.length / 2)
  }
  expect(counts.critical).toBeLessThan(checks.length / 8)
})

test('what asks for MFA of administrators is critical', () => {
  const asked = checks.filter(({ id }) =>
    /^(admin.*-need-a-second-factor|administrators-use-phishing-resistant-methods)$/.test(id),
  )
  expect(asked.map(({ severity }) => severity)).toEqual(['critical', 'critical', 'critical'])
})

test.each([
  'everyone-needs-a-second-factor',
  'legacy-authentication-blocked',
  'modern-authentication-on',
  'security-defaults-or-policies-on',
  'sharepoint-legacy-authentication-off',
  'smtp-authentication-off',
])('%s is critical: without it a password is enough', (checkId) => {
  expect(severityOf(checkId)).toBe('critical')
})

test('what only makes an attack harder to find is medium', () => {
  for (const id of ['unified-audit-log-on', 'mailbox-auditing-on', 'phishing-reportable'])
    expect(severityOf(id)).toBe('medium')
})

test('of what CISA has a policy for, only what is about order is low', () => {
  const low = checks.filter(({ severity, anchors }) => severity === 'low' && anchors.cisa)
  expect(low.map(({ id }) => id)).toEqual([
    'admin-consent-workflow-on',
    'app-certificates-short-lived',
    'invitation-domains-restricted',
    'passwords-do-not-expire',
  ])
})

test('severities are ordered by the worst, and nothing is the worst of none', () => {
  expect(SEVERITIES.toSorted((a, b) => severityRank(a) - severityRank(b))).toEqual([...SEVERITIES])
  expect(worstOf(['low', 'high', 'medium'])).toBe('high')
  expect(worstOf([])).toBeUndefined()
})
