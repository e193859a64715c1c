import { expect, test } from 'vitest'
import { canonicalQuery, signedHeaders } from './sign-request.ts'

test('a request is signed as the vendor signs it', () => {
  const credentials = {
    integrationKey: 'DIWJ8X6AEYOR5OMC6TQ1',
    secretKey: 'Zh5eGmUq9zpfQnyUIu5OL9iWoMMv5ZNmk3zLJ4Ep',
    apiHostname: 'api-XXXXXXXX.duosecurity.com',
  }
  const { Date: date, Authorization } = signedHeaders(credentials, {
    path: '/admin/v1/users',
    query: canonicalQuery({ offset: '0', limit: '100' }),
    now: Date.parse('Tue, 21 Aug 2012 17:29:18 GMT'),
  })
  expect(date).toBe('Tue, 21 Aug 2012 17:29:18 -0000')
  const signature =
    'f5afcd661b744f2937badaae9df18ea174ba1573f7f03d12d7fd8065a9f766a447198949750cb17004175830b76cd66e90435d813ddd1616687abe8641b35b95'
  expect(Buffer.from(Authorization?.slice('Basic '.length) ?? '', 'base64').toString()).toBe(
    `DIWJ8X6AEYOR5OMC6TQ1:${signature}`,
  )
})

test('and one that posts something, with what it posts', () => {
  const credentials = {
    integrationKey: 'DIWJ8X6AEYOR5OMC6TQ1',
    secretKey: 'Zh5eGmUq9zpfQnyUIu5OL9iWoMMv5ZNmk3zLJ4Ep',
    apiHostname: 'api-XXXXXXXX.duosecurity.com',
  }
  const { Authorization } = signedHeaders(credentials, {
    path: '/accounts/v1/account/create',
    body: '{"name":"Contoso & co"}',
    now: Date.parse('Tue, 21 Aug 2012 17:29:18 GMT'),
  })
  expect(Buffer.from(Authorization?.slice('Basic '.length) ?? '', 'base64').toString()).toBe(
    'DIWJ8X6AEYOR5OMC6TQ1:046a46ea7c8329c2db125593e3985090c4c27cfb7c0da72266738ccf2363c86f351865da9e33f68597c22c6c853ea052c8a1493cb443ccafbb80b041085e6e19',
  )
})

test('parameters have one order and one spelling', () => {
  expect(canonicalQuery({ username: "o'(x)*!~ é", limit: '1' })).toBe(
    'limit=1&username=o%27%28x%29%2A%21~%20%C3%A9',
  )
})
