import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCorpus } from '#tests/support/corpora.ts'
import { anyJson } from '#tests/support/hostile-values.ts'
import { readRecord } from '#server/connectors/microsoft365/events/read-record.ts'
import { compareOne, playTenant, verdictIn } from './compare-alerts.ts'
import { countNotifications } from './count-notifications.ts'
import { readFolder } from './read-folder.ts'

const audit = (activity: string, more: object = {}) => ({
  id: 'x',
  correlationId: 'c',
  activityDisplayName: activity,
  activityDateTime: '2026-01-02T03:04:05.1234567Z',
  result: 'success',
  targetResources: [{ id: 't', type: 'Domain' }],
  ...more,
})
const verdict = (rule: string, matches: boolean, log: unknown) =>
  compareOne({ rule, title: '', matches, log }).outcome

describe('a recorded verdict', () => {
  test('is hit, missed, a false alarm or rightly silent', () => {
    const rule = 'Elevated.Access'
    const elevated = audit(
      'User has elevated their access to User Access Administrator for their Azure Resources',
    )
    expect(verdict(rule, true, elevated)).toBe('hit')
    expect(verdict(rule, false, elevated)).toBe('falseAlarm')
    expect(verdict(rule, true, audit('Delete role assignment'))).toBe('miss')
    expect(verdict(rule, false, audit('Delete role assignment'))).toBe('silence')
  })

  test('of another vendor is counted apart', () => {
    expect(verdict('Okta.Admin', true, { eventType: 'user.session.start' })).toBe('notOurs')
  })

  test('is read in several spellings', () => {
    expect(verdictIn({ rule: 'r', expected: 'true', event: {} })).toMatchObject({ matches: true })
    expect(verdictIn({ Operation: 'x' })).toBeUndefined()
  })
})

describe('one thing in two logs', () => {
  test('is one event: a sign-in, and a change of the directory', () => {
    const key = (raw: unknown) => {
      const reading = readRecord(undefined, raw)
      return reading.outcome === 'read' ? reading.event.key : reading
    }
    const guid = '6984a1c8-7c7e-458f-b349-ffd318903700'
    expect(
      key({ id: guid, createdDateTime: '2026-01-02T03:04:05Z', userPrincipalName: 'a@b.c', appId: 'x' }),
    ).toBe(
      key({
        Id: 'other',
        IntraSystemId: guid,
        CreationTime: '2026-01-02T03:04:05',
        Operation: 'UserLoggedIn',
        Workload: 'AzureActiveDirectory',
      }),
    )
    expect(
      key(audit('Disable Strong Authentication', { targetResources: [{ id: guid, type: 'User' }] })),
    ).toBe(
      key({
        Id: 'o',
        InterSystemsId: 'C',
        RecordType: 8,
        CreationTime: '2026-01-02T03:04:05',
        Operation: 'Disable Strong Authentication.',
        Target: [
          { ID: `User_${guid}`, Type: 2 },
          { ID: guid, Type: 2 },
        ],
      }),
    )
  })
})

test('whatever a record holds, reading it ends with an event or a reason, and playing it never throws', () => {
  fc.assert(
    fc.property(anyJson, anyJson, (a, b) => {
      for (const raw of [
        a,
        {
          operation: 'Set-Mailbox',
          creationTime: '2026-01-01T00:00:00',
          id: 'a',
          workload: a,
          parameters: b,
          modifiedProperties: a,
        },
        audit('Update user', { targetResources: a, initiatedBy: b, additionalDetails: a }),
        {
          category: 'SignInLogs',
          operationName: 'x',
          properties: { id: 'i', createdDateTime: '2026-01-01 00:00:00', location: a, status: b },
        },
      ])
        expect(playTenant([raw]).events).toBeLessThan(2)
    }),
    { numRuns: 200 },
  )
})

test('what is raised together is one notification, and what is less severe than the settings say is none', () => {
  const at = (time: string, type: string, riskLevel: string) => ({
    id: time,
    requestId: time,
    riskEventType: type,
    riskLevel,
    riskState: 'atRisk',
    detectedDateTime: `2026-01-02T${time}Z`,
    activityDateTime: `2026-01-02T${time}Z`,
    userPrincipalName: `${type}@fabrikam.example`,
  })
  const { alerts } = playTenant([
    at('03:01:00', 'anomalousToken', 'high'),
    at('03:03:00', 'unfamiliarFeatures', 'medium'),
    at('05:00:30', 'anonymizedIPAddress', 'low'),
  ])
  expect(countNotifications(alerts)).toEqual({ each: 3, reading: 2, settled: 1 })
})

const recorded = findCorpus('detection-events')
describe.skipIf(recorded === undefined)('recorded verdicts of others', () => {
  test('are answered or explained, every one', () => {
    const compared = readFolder(recorded ?? '')
      .records.flatMap((record) => verdictIn(record) ?? [])
      .map(compareOne)
    expect(compared.filter(({ outcome }) => outcome === 'miss' || outcome === 'falseAlarm')).toEqual([])
    expect(compared.filter(({ outcome }) => outcome === 'hit').length).toBeGreaterThanOrEqual(21)
  })
})

const tenant = findCorpus('o365-unified-audit')
describe.skipIf(tenant === undefined)('the recorded log of a tenant under attack', () => {
  test('tells its attacks, and not how the vendor set it up', () => {
    const { alerts, unread } = playTenant(readFolder(tenant ?? '').records)
    const found = new Set(alerts.flatMap(({ detections }) => detections))
    for (const id of [
      'inbox-rule-hides-mail',
      'mailbox-permission-given',
      'add-member-to-role',
      'consent-to-application',
      'mail-synced-in-bulk',
      'defender-office',
      'brute-force',
      'update-application-certificates-and-secrets-management',
    ])
      expect([...found]).toContain(id)
    expect(
      alerts.filter(({ actor, severity }) => actor?.kind === 'microsoft' && severity !== 'high'),
    ).toEqual([])
    expect(unread.size).toBe(0)
  })
})
