import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

const LIMIT = 10

let site: TestSite
let owner: Person
let reader: Person

beforeAll(async () => {
  site = await openTestSite({}, { REQUESTS_PER_MINUTE: String(LIMIT) })
  owner = await site.signIn('owner')
  reader = await site.signIn('reader')
})
afterAll(() => site?.close())

async function statusOf(path: string, authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization }
  return (await site.fetch(`/api${path}`, { headers })).status
}

test('a header without a good token lifts no limit, neither of the open calls nor of the others', async () => {
  const [head = '', body = ''] = owner.idToken.split('.')
  const forged = `Bearer ${head}.${body}.${'A'.repeat(342)}`
  const junk = ['junk', 'Bearer junk', forged, `Basic ${owner.idToken}`]
  for (let n = 0; n < LIMIT; n += 2) {
    expect(await statusOf('/captcha', junk[n % junk.length])).toBe(200)
    expect(await statusOf('/user/login-data', junk[(n + 1) % junk.length])).toBe(401)
  }
  for (const header of [undefined, ...junk]) {
    expect([header, await statusOf('/captcha', header)]).toEqual([header, 429])
    expect([header, await statusOf('/user/login-data', header)]).toEqual([header, 429])
  }
})

test('whoever is signed in is answered all the same, up to a limit of their own', async () => {
  // The first was the answer to the sign-in.
  for (let n = 1; n < LIMIT; n++) {
    expect(await statusOf(n % 2 ? '/captcha' : '/app/external-links', `Bearer ${owner.idToken}`)).toBe(200)
  }
  expect(await statusOf('/captcha', `Bearer ${owner.idToken}`)).toBe(429)
  expect(await statusOf('/app/external-links', owner.idToken)).toBe(429)
  expect(await statusOf('/app/external-links', reader.idToken)).toBe(200)
})
