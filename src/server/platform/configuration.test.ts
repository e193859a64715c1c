import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

test('without any setting the defaults hold, and the addresses follow the port', () => {
  expect(readConfiguration({ PORT: '5000', HOST: '' })).toMatchObject({
    HOST: '127.0.0.1',
    SITE: 'both',
    MAIL_FROM: 'Castellan <no-reply@castellan.example>',
    liveUrl: 'http://localhost:5000',
    testUrl: 'http://test.localhost:5000',
  })
})

test('where the live site is public the test site is not served beside it unless that is said', () => {
  const siteOf = (environment: Record<string, string>) => readConfiguration(environment).SITE
  expect(siteOf({ LIVE_URL: 'https://castle.harbour.test' })).toBe('live')
  expect(siteOf({ LIVE_URL: 'https://castle.harbour.test', SITE: 'both' })).toBe('both')
  expect(siteOf({ LIVE_URL: 'http://castle.harbour.test' })).toBe('both')
})

test.each([
  [{ PORT: 'abc' }, 'PORT is set to "abc" that cannot be used: it has to be a number.'],
  [{ PORT: '70000' }, 'PORT is set to "70000" that cannot be used: it may be at most 65535.'],
  [{ CUSTOMERS: '1' }, 'CUSTOMERS is set to "1" that cannot be used: it has to be at least 5.'],
  [{ RESTORED: 'yes' }, 'RESTORED is set to "yes" that cannot be used: it has to be one of true, false.'],
  [
    { MAIL_FROM: 'Castellan' },
    'MAIL_FROM is set to "Castellan" that cannot be used: it does not have the right form.',
  ],
  [
    { MAIL_FROM: 'Jo <jo@a.test>\r\nBcc: x@b.test' },
    'MAIL_FROM is set to "Jo <jo@a.test>\r\nBcc: x@b.test" that cannot be used: it does not have the right form.',
  ],
  [
    { PRODUCT_ADMINISTRATORS: 'odo@harbour.test;ina@harbour.test' },
    'PRODUCT_ADMINISTRATORS is set to "odo@harbour.test;ina@harbour.test" that cannot be used: it does not have the right form.',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/33' },
    'TRUSTED_PROXIES is set to "10.0.0.1, 10.1.0.0/33" that cannot be used: "10.1.0.0/33" is no address, no range such as 10.1.0.0/16, and neither "loopback" nor "private".',
  ],
  [{ TRUSTED_PROXIES: '10.0.0.1,' }, 'that cannot be used: "" is no address,'],
  [{ TRUSTED_PROXIES: 'true' }, 'that cannot be used: "true" is no address,'],
  [{ TRUSTED_PROXIES: 'proxy.harbour.test' }, 'that cannot be used: "proxy.harbour.test" is no address,'],
  [{ TRUSTED_PROXIES: '::/0' }, 'that cannot be used: "::/0" is no address,'],
  [{ SITE: 'moon' }, 'SITE is set to "moon" that cannot be used: it has to be one of both, live, test.'],
  [
    { BACKUP_URL: 'http://harbour.test/backup' },
    'BACKUP_URL is set to a value that cannot be used: it does not have the right form.',
  ],
])('%o stops the start with a sentence that names it', (environment, sentence) => {
  expect(() => readConfiguration(environment)).toThrow(sentence)
})

test.each([
  [{ MICROSOFT_SSO: 'true', MICROSOFT_CLIENT_ID: 'app' }, 'MICROSOFT_SSO', 'MICROSOFT_CLIENT_SECRET'],
  [{ MICROSOFT_SSO: 'true', MICROSOFT_CLIENT_SECRET: 'x' }, 'MICROSOFT_SSO', 'MICROSOFT_CLIENT_ID'],
  [{ USER_POOL_DOMAIN: 'https://pool.test' }, 'USER_POOL_DOMAIN', 'USER_POOL_URL'],
  [
    {
      USER_POOL_DOMAIN: 'https://pool.test',
      USER_POOL_URL: 'https://pool.test',
      USER_POOL_ISSUER: 'https://pool.test',
    },
    'USER_POOL_DOMAIN',
    'USER_POOL_MICROSOFT',
  ],
  [{ S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'files' }, 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID'],
  [{ S3_BUCKET: 'files' }, 'S3_BUCKET', 'S3_ENDPOINT'],
  [{ S3_PUBLIC_ENDPOINT: 'https://files.test' }, 'S3_PUBLIC_ENDPOINT', 'S3_ENDPOINT'],
])('%o stops the start: %s needs %s', (environment, name, missing) => {
  expect(() => readConfiguration(environment)).toThrow(
    `${name} is set, and means nothing without ${missing}.`,
  )
})

test('the sign-in with Microsoft starts where the app registration is named, and is off unless asked for', () => {
  const registration = { MICROSOFT_CLIENT_ID: 'app', MICROSOFT_CLIENT_SECRET: 'x' }
  expect(readConfiguration(registration).MICROSOFT_SSO).toBe(false)
  expect(readConfiguration({ ...registration, MICROSOFT_SSO: 'true' }).MICROSOFT_SSO).toBe(true)
})

test.each([
  ['SUPPORT_EMAIL', 'help@harbour.test'],
  ['TRIAL_EMAIL', 'try@harbour.test'],
  ['SCHEDULE_CALL_URL', 'https://harbour.test/call'],
  ['SALES_EMAIL', 'sell@harbour.test'],
  ['BACKUP_URL', 'https://harbour.test/backup'],
  ['SECURITY_TRAINING_URL', 'https://harbour.test/training'],
  ['SMTP_URL', 'smtp://user:word@mail.test:587'],
  ['SMTP_URL', 'smtps://mail.test'],
  ['MAIL_FROM', 'it@harbour.test'],
  ['MAIL_FROM', 'Harbour IT <it@harbour.test>'],
])('%s may be %s', (name, value) => {
  expect(readConfiguration({ [name]: value })).toMatchObject({ [name]: value })
})

test('product administrators are addresses with commas between, in any case, and nobody unless said', () => {
  const named = { PRODUCT_ADMINISTRATORS: 'Odo@Harbour.test, ina@harbour.test' }
  expect(readConfiguration(named).PRODUCT_ADMINISTRATORS).toEqual(['odo@harbour.test', 'ina@harbour.test'])
  expect(readConfiguration({ PRODUCT_ADMINISTRATORS: '' }).PRODUCT_ADMINISTRATORS).toEqual([])
})

test('trusted proxies are addresses, ranges and words with commas between, and nobody unless said', () => {
  const named = { TRUSTED_PROXIES: '192.0.2.7, 10.1.0.0/16 ,2001:DB8::/32,Loopback,private' }
  const read = ['192.0.2.7', '10.1.0.0/16', '2001:db8::/32', 'loopback', 'private']
  expect(readConfiguration(named).TRUSTED_PROXIES).toEqual(read)
  expect(readConfiguration({ TRUSTED_PROXIES: '' }).TRUSTED_PROXIES).toEqual([])
})

test('an address that may hold a password is not repeated', () => {
  expect(() => readConfiguration({ DATABASE_URL: 'mysql://root:hunter2@db' })).toThrow(
    'DATABASE_URL is set to a value that cannot be used: it does not have the right form.',
  )
  expect(() => readConfiguration({ SMTP_URL: 'imap://root:hunter2@mail' })).toThrow(
    'SMTP_URL is set to a value that cannot be used: it does not have the right form.',
  )
})

test('the chat may not be of our own origin, where its frame could reach the page', () => {
  const LIVE_URL = 'https://castle.test'
  expect(() => readConfiguration({ LIVE_URL, SUPPORT_CHAT_URL: `${LIVE_URL}/chat` })).toThrow(
    'SUPPORT_CHAT_URL has to be of another origin than the app.',
  )
  expect(() => readConfiguration({ SUPPORT_CHAT_URL: 'http://chat.test' })).toThrow('SUPPORT_CHAT_URL')
  expect(readConfiguration({ LIVE_URL, SUPPORT_CHAT_URL: 'https://chat.test/us' })).toMatchObject({
    SUPPORT_CHAT_URL: 'https://chat.test/us',
  })
})
