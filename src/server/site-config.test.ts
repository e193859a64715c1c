import { expect, test } from 'vitest'
import { readConfiguration } from './platform/configuration.ts'
import { siteConfigOf } from './site-config.ts'

const live = 'https://castle.test'
const trying = 'https://try.castle.test'
const state = { captcha: true, sso: false }

test.each([
  ['both', 'live', {}, 'http://test.localhost:4700'],
  ['both', 'test', {}, 'http://localhost:4700'],
  ['both', 'test', { LIVE_URL: live }, live],
  ['live', 'live', {}, null],
  ['live', 'live', { TEST_URL: trying }, trying],
  ['test', 'test', {}, null],
  ['test', 'test', { LIVE_URL: live, TEST_URL: trying }, live],
] as const)('serving %s, the %s site with %o knows the other one at %s', (SITE, name, urls, otherSite) => {
  expect(siteConfigOf(name, readConfiguration({ SITE, ...urls }), state)).toMatchObject({ otherSite })
})

test('whom to write to and whom to try it as can be set; a hosted pool has no shared account', () => {
  const configOf = (name: 'live' | 'test', environment: Record<string, string>) =>
    siteConfigOf(name, readConfiguration(environment), state)
  expect(configOf('live', {})).toMatchObject({ supportEmail: 'support@castellan.example', trial: null })
  expect(
    configOf('live', { SUPPORT_EMAIL: 'help@castle.test', TRIAL_EMAIL: 'try@castle.test' }),
  ).toMatchObject({
    supportEmail: 'help@castle.test',
    trial: { email: 'try@castle.test' },
  })
  expect(configOf('test', {})).toMatchObject({ trial: { email: 'trial@demo.castellan.example' } })
  expect(configOf('test', { USER_POOL_URL: 'https://pool.test' })).toMatchObject({ trial: null })
})
