import { expect, test } from 'vitest'
import { siteConfigSchema } from '#shared/contract/site-config.ts'
import { readConfiguration } from './platform/configuration.ts'
import { siteConfigOf } from './site-config.ts'

const live = 'https://castle.test'
const trying = 'https://try.castle.test'
const state = { captcha: true, sso: false, portal: null }

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

test('who sells, and where the solutions are, can be set', () => {
  const configOf = (environment: Record<string, string>) =>
    siteConfigOf('live', readConfiguration(environment), state)
  expect(configOf({})).toMatchObject({
    salesEmail: 'sales@castellan.example',
    solutions: { backup: null, security_training: null },
  })
  const backup = 'https://castle.test/backup'
  const training = 'https://castle.test/training'
  expect(
    configOf({ SALES_EMAIL: 'sell@castle.test', BACKUP_URL: backup, SECURITY_TRAINING_URL: training }),
  ).toMatchObject({
    salesEmail: 'sell@castle.test',
    solutions: { backup, security_training: training },
  })
})

test('what devices kept before there were solutions and sales still reads', () => {
  const kept = { site: 'live', pool: { url: '/identity/', clientId: 'castellan' } }
  expect(siteConfigSchema.parse(kept)).toMatchObject({
    salesEmail: 'sales@castellan.example',
    solutions: { backup: null, security_training: null },
  })
})
