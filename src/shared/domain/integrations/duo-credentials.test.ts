import { expect, test } from 'vitest'
import { isDuoHost } from './duo-credentials.ts'

test.each([
  ['api-1a2b3c4d.duosecurity.com', true],
  ['API-1A2B3C4D.duosecurity.com', true],
  ['duosecurity.com', false],
  ['api-1a2b3c4d.duosecurity.com.example', false],
  ['api-1a2b3c4d.duosecurity.com:8443', false],
  ['api-1a2b3c4d.duosecurity.com/admin', false],
  ['api-x@evil.example#.duosecurity.com', false],
  ['evil.example/api-1.duosecurity.com', false],
  ['api-1.duosecurity.com\n', false],
  ['api-1.evil.duosecurity.com', false],
  ['127.0.0.1', false],
  ['localhost', false],
])('%j is a host of Duo: %s', (host, isOne) => {
  expect(isDuoHost(host)).toBe(isOne)
})
