import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityAdmin } from '#server/users/identity-admin.ts'
import {
  ADMIN_KEY,
  openPoolUnderTest,
  PASSWORD,
  POOL_ID,
  type PoolUnderTest,
  keyring,
} from '#tests/support/pool-under-test.ts'
import { createUserPool, type UserPool } from './user-pool.ts'

/** The pool that holds the accounts, asked over its protocol alone. */
let hosted: PoolUnderTest
/** Our own, which has none of them. */
let own: PoolUnderTest
let pool: UserPool
beforeAll(async () => {
  hosted = await openPoolUnderTest()
  own = await openPoolUnderTest()
  const accounts = createIdentityAdmin({
    endpoint: 'http://pool.test',
    region: 'local',
    poolId: POOL_ID,
    credentials: async () => ADMIN_KEY,
    fetch: async (request) => hosted.pool.routes.fetch(request),
    now: () => hosted.world.now,
  })
  pool = createUserPool({
    db: own.db,
    clock: () => own.world.now,
    issuer: 'http://castellan.test/identity',
    poolId: POOL_ID,
    clientId: 'castellan',
    hosted: accounts,
    keyring,
  })
  await accounts.invite({
    email: 'invited@example.test',
    givenName: 'Jo',
    familyName: 'Tower',
    locale: 'en',
    sendMail: false,
  })
  await hosted.pool.createUser({ email: 'member@example.test', password: PASSWORD })
})
afterAll(async () => {
  await hosted?.close()
  await own?.close()
})

const statusOf = (email: string) => pool.userStatusOf(email, '192.0.2.1')

test('the state of an account in a hosted pool is told, and of none one is pretended that stays', async () => {
  expect(await statusOf('invited@example.test')).toBe('FORCE_CHANGE_PASSWORD')
  expect(await statusOf('member@example.test')).toBe('CONFIRMED')
  const nobody = await statusOf('nobody@example.test')
  expect(await statusOf('Nobody@example.test')).toBe(nobody)
})

test('an invitation goes again to who was invited, to nobody else, and too many are refused for all alike', async () => {
  for (const email of ['invited', 'member', 'nobody']) {
    await pool.resendInvitation(`${email}@example.test`, '192.0.2.2')
  }
  await expect.poll(() => hosted.mailsTo('invited@example.test').length).toBe(1)
  expect(hosted.mailsTo('member@example.test')).toEqual([])
  expect(hosted.mailsTo('nobody@example.test')).toEqual([])
  const exhausted = async (email: string) => {
    for (let tries = 1; ; tries++) {
      const refused = await pool.resendInvitation(email, `192.0.2.${tries}`).then(
        () => false,
        () => true,
      )
      if (refused) return tries
    }
  }
  expect(await exhausted('member@example.test')).toBe(await exhausted('nobody@example.test'))
})
