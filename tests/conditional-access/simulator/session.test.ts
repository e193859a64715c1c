import { expect, test } from 'vitest'
import { mergeSessions } from '#shared/domain/conditional-access/simulate/session.ts'

test('of several policies the strictest counts', () => {
  expect(
    mergeSessions([
      {
        signInFrequency: { isEnabled: true, value: 7, type: 'days' },
        persistentBrowser: { isEnabled: true, mode: 'always' },
      },
      {
        signInFrequency: { isEnabled: true, value: 12, type: 'hours' },
        persistentBrowser: { isEnabled: true, mode: 'never' },
      },
      null,
    ]),
  ).toEqual({ signInFrequency: { hours: 12 }, persistentBrowser: 'never' })
})

test('what is written and switched off limits nothing', () => {
  expect(
    mergeSessions([
      {
        signInFrequency: { isEnabled: false, value: 1, type: 'hours' },
        cloudAppSecurity: { isEnabled: false },
      },
      {
        applicationEnforcedRestrictions: { isEnabled: false },
        persistentBrowser: { isEnabled: false, mode: 'never' },
      },
      undefined,
    ]),
  ).toEqual({})
})

test('every kind of control by a proxy is named', () => {
  expect(
    mergeSessions([
      { cloudAppSecurity: { isEnabled: true, cloudAppSecurityType: 'monitorOnly' } },
      { cloudAppSecurity: { isEnabled: true, cloudAppSecurityType: 'blockDownloads' } },
      { continuousAccessEvaluation: { mode: 'strictLocation' } },
    ]),
  ).toEqual({ cloudAppSecurity: ['blockDownloads', 'monitorOnly'], continuousAccess: ['strictLocation'] })
})
