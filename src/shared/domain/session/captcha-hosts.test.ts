import { expect, test } from 'vitest'
import { demandsCaptcha } from './captcha-hosts.ts'

test.each([
  'localhost',
  'localhost:4700',
  'test.localhost:4700',
  '127.0.0.1:4700',
  'develop.castellan.example',
  'staging.castellan.example',
  'beta.castellan.example',
  'test.castellan.example',
  'develop-testing.castellan.example',
])('a sign-in on %s brings no proof of work', (host) => {
  expect(demandsCaptcha(host)).toBe(false)
})

test.each([
  'console.castellan.example',
  'castellan.example',
  'latest.castellan.example',
  'my-localhost.castellan.example',
])('a sign-in on %s has to bring one', (host) => {
  expect(demandsCaptcha(host)).toBe(true)
})
