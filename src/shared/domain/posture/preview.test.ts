import { expect, test } from 'vitest'
import { snapshotOf } from '#tests/support/posture/describe-check.ts'
import { defineCheck, judge } from './check.ts'
import { checks } from './checks.ts'
import { applied } from './change.ts'
import { previewOf, previewTogether } from './preview.ts'
import { notMeasured, verdictOf } from './verdict.ts'

const named = (...ids: string[]) => ids.map((id) => checks.find((each) => each.id === id) ?? expect.fail(id))
const restrictions = { passwordCredentials: [], keyCredentials: [] }
const tenant = snapshotOf({
  defaultAppManagementPolicy: {
    isEnabled: false,
    applicationRestrictions: restrictions,
    servicePrincipalRestrictions: restrictions,
  },
  externalInOutlook: { Enabled: false },
})
const audience = (size: number) =>
  snapshotOf({ organizationConfig: { MailTipsLargeAudienceThreshold: size } })
const APPS = named('app-passwords-blocked', 'app-passwords-short-lived', 'app-certificates-short-lived')
const callsOf = (items: ReturnType<typeof previewTogether>) =>
  items.flatMap((item) => (item.outcome === 'change' ? item.calls : []))

test('checks of one resource are met by one call, which the first of them carries', () => {
  const items = previewTogether(APPS, tenant)
  expect(items.map((item) => item.outcome === 'change' && item.carriedBy)).toEqual([
    undefined,
    'app-passwords-blocked',
    'app-passwords-blocked',
  ])
  const calls = callsOf(items)
  expect(calls).toHaveLength(1)
  const after = calls.reduce((now, { change }) => applied(now, change), tenant)
  expect(APPS.map((check) => judge(check, after).status)).toEqual(['compliant', 'compliant', 'compliant'])
})

test('checks that share calls are known by one fingerprint, which is another than that of each alone', () => {
  const prints = (items: ReturnType<typeof previewTogether>) =>
    new Set(items.map((item) => item.outcome === 'change' && item.fingerprint))
  const together = prints(previewTogether(APPS, tenant))
  expect(together.size).toBe(1)
  const alone = prints(APPS.map((check) => previewOf(check, tenant)))
  expect([...alone].filter((print) => together.has(print))).toEqual([])
})

test('checks of different resources keep their own calls', () => {
  const items = previewTogether(named('app-passwords-blocked', 'external-sender-tag-on'), tenant)
  expect(items.map((item) => item.outcome === 'change' && [item.carriedBy, item.calls.length])).toEqual([
    [undefined, 1],
    [undefined, 1],
  ])
})

/** A check that wants one value of a number that others want, too. */
const wanting = (id: string, wanted: number) =>
  defineCheck({
    id,
    code: 'TEST-01',
    area: 'exchange',
    severity: 'low',
    effort: 'low',
    requires: 'free',
    reads: ['organizationConfig'],
    anchors: {},
    target: wanted,
    evaluate: ({ organizationConfig: { MailTipsLargeAudienceThreshold: found } }) =>
      found === undefined ? notMeasured('unexpectedAnswer') : verdictOf(found === wanted, found),
    remedy: () => [{ source: 'organizationConfig', set: { MailTipsLargeAudienceThreshold: wanted } }],
  })

test('of two checks that want opposite things one is left to a person', () => {
  const both = previewTogether([wanting('ten', 10), wanting('twenty', 20)], audience(30))
  expect(both.map(({ outcome }) => outcome)).toEqual(['byHand', 'change'])
  expect(callsOf(both).map(({ change }) => change.set)).toEqual([{ MailTipsLargeAudienceThreshold: 20 }])
})

test('what one check meets is not set twice for another', () => {
  const both = previewTogether([wanting('ten', 10), wanting('also-ten', 10)], audience(30))
  expect(both.map((item) => item.outcome === 'change' && item.carriedBy)).toEqual([undefined, 'ten'])
  expect(callsOf(both)).toHaveLength(1)
})
