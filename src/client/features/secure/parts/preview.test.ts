import { expect, test } from 'vitest'
import { checks } from '#shared/domain/posture/checks.ts'
import { previewOf } from '#shared/domain/posture/preview.ts'
import { fingerprintOf } from '#shared/domain/posture/posture-task.ts'
import { snapshotOf } from '#tests/support/posture/describe-check.ts'
import { callOf } from '#shared/domain/posture/call.ts'
import { signInChange } from '#shared/domain/posture/settings/shared-mailbox.ts'
import { bodyOf, callLines, callTitle, valueText } from './call-lines.ts'

const named = (id: string) => {
  const check = checks.find((each) => each.id === id)
  if (!check) throw new Error(`There is no ${id}`)
  return check
}
const tenant = (allowedToCreateApps: boolean) =>
  snapshotOf({ authorizationPolicy: { defaultUserRolePermissions: { allowedToCreateApps } } })

test('a preview has the exact calls with what stands there now', () => {
  const preview = previewOf(named('users-cannot-register-apps'), tenant(true))
  if (preview.outcome !== 'change') throw new Error(`It is ${preview.outcome}`)
  const [{ call, change, before } = expect.fail()] = preview.calls
  expect(callTitle(call)).toBe('PATCH /v1.0/policies/authorizationPolicy')
  expect(callLines(change.set, before)).toEqual([
    { member: 'defaultUserRolePermissions.allowedToCreateApps', before: true, after: false },
  ])
  expect(preview.fingerprint).toBe(fingerprintOf([change]))
})

test.each([
  ['unneeded', 'users-cannot-register-apps', tenant(false)],
  ['notMeasured', 'external-sender-tag-on', tenant(true)],
  [
    'byHand',
    'few-global-administrators',
    snapshotOf({ globalAdministrators: [{ '@odata.type': '#microsoft.graph.user', id: 'alone' }] }),
  ],
])('nothing is done where it is %s', (outcome, id, snapshot) => {
  expect(previewOf(named(id), snapshot).outcome).toBe(outcome)
})

test('a cmdlet is named with what it is about', () => {
  const parameters = { Identity: 'Default', EnableSafeList: false }
  const cmdlet = 'Set-HostedConnectionFilterPolicy'
  expect(callTitle({ transport: 'exchange', cmdlet, parameters })).toBe(`${cmdlet} -Identity Default`)
  expect(callTitle({ transport: 'exchange', cmdlet, parameters: { Enabled: true } })).toBe(cmdlet)
})

test('what stood there and is not known is told as that', () => {
  const [line] = callLines({ IPAllowList: [] }, null)
  expect(line).toEqual({ member: 'IPAllowList', before: undefined, after: [] })
  expect([line?.before, line?.after, '', 'Off'].map(valueText)).toEqual(['?', '[]', '""', 'Off'])
})

test('what is shown of a call is what is sent, by the names of the interface that it is sent to', () => {
  const change = signInChange('9f1c', true)
  expect(bodyOf(callOf(change))).toEqual({ accountEnabled: false })
  const policy = {
    source: 'connectionFilterPolicies',
    object: 'Default',
    set: { EnableSafeList: false },
  } as const
  expect(bodyOf(callOf(policy))).toEqual({ EnableSafeList: false })
})
