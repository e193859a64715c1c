// @module-tag soak
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminOperations } from './admin/admin-operations.ts'
import { clientOperations } from './operations/client-operations.ts'
import {
  CLIENT_ID,
  openPoolUnderTest,
  PASSWORD,
  passwordSignIn,
  POOL_ID,
  type PoolUnderTest,
  tokensIn,
} from '#tests/support/pool-under-test.ts'
import type { UserPool } from './user-pool.ts'
import { tries } from '#tests/support/effort.ts'

let house: PoolUnderTest
let open: UserPool
let accessToken = ''
let email = ''
beforeAll(async () => {
  house = await openPoolUnderTest()
  open = house.open({ allowSignUp: true })
  ;({ email } = await house.createUser({ emailVerified: true }))
  accessToken = tokensIn(
    (await house.call('InitiateAuth', passwordSignIn(email, PASSWORD))).answer,
  ).AccessToken
})
afterAll(() => house.close())

const junk = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '',
    ' ',
    '%',
    "'; drop table identity_user; --",
    'x'.repeat(3000),
    -1,
    1e308,
  ),
)

/** Mostly what the member may be, so that the request gets past the first check. */
const often = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary, weight: 5 }, { arbitrary: junk, weight: 1 })

const username = () => fc.oneof(fc.emailAddress(), fc.uuid(), fc.constant(email))
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('123456', PASSWORD, 'true'),
)
const names = fc.constantFrom('email', 'email_verified', 'given_name', 'locale', 'sub', 'role', '__proto__')
const attributes = fc.array(fc.record({ Name: often(names), Value: often(text) }), { maxLength: 4 })
const filters = fc
  .tuple(fc.constantFrom('email', 'sub', 'status', 'given_name', 'x'), fc.constantFrom('=', '^='), text)
  .map(([name, operator, value]) => `${name} ${operator} "${value}"`)
const settings = fc.record({ Enabled: often(fc.boolean()), PreferredMfa: often(fc.boolean()) })
const parameters = fc.dictionary(
  fc.constantFrom(
    'USERNAME',
    'PASSWORD',
    'SRP_A',
    'REFRESH_TOKEN',
    'NEW_PASSWORD',
    'SOFTWARE_TOKEN_MFA_CODE',
    'PASSWORD_CLAIM_SECRET_BLOCK',
    'PASSWORD_CLAIM_SIGNATURE',
    'TIMESTAMP',
    'userAttributes.locale',
  ),
  often(text),
)

const body = () =>
  fc.record(
    {
      ClientId: often(fc.constant(CLIENT_ID)),
      UserPoolId: often(fc.constant(POOL_ID)),
      AccessToken: often(fc.constant(accessToken)),
      Username: often(username()),
      Password: often(text),
      TemporaryPassword: often(text),
      PreviousPassword: often(text),
      ProposedPassword: often(text),
      ConfirmationCode: often(text),
      UserCode: often(fc.constantFrom('000000', '12345')),
      Session: often(fc.string({ minLength: 20 })),
      Token: often(text),
      RefreshToken: often(text),
      AuthFlow: often(fc.constantFrom('USER_PASSWORD_AUTH', 'USER_SRP_AUTH', 'REFRESH_TOKEN_AUTH')),
      ChallengeName: often(
        fc.constantFrom('NEW_PASSWORD_REQUIRED', 'SOFTWARE_TOKEN_MFA', 'MFA_SETUP', 'PASSWORD_VERIFIER'),
      ),
      AuthParameters: often(parameters),
      ChallengeResponses: often(parameters),
      ClientMetadata: often(parameters),
      UserAttributes: often(attributes),
      SoftwareTokenMfaSettings: often(settings),
      MessageAction: often(fc.constantFrom('RESEND', 'SUPPRESS')),
      Permanent: often(fc.boolean()),
      Filter: often(filters),
      Limit: often(fc.nat(70)),
      PaginationToken: often(text),
    },
    { requiredKeys: ['ClientId', 'UserPoolId', 'AccessToken'] },
  )

// The first run with a small address budget would only meet the throttle, so every request comes from elsewhere.
let network = 0
const call = async (operation: string, sent: object | string) => {
  house.world.address = `network ${++network}`
  return adminOperations.has(operation)
    ? house.callAsAdmin(operation, sent)
    : house.call(operation, sent, open)
}

test.each([...clientOperations.keys(), ...adminOperations.keys()])(
  'whatever %s is sent, it answers or refuses',
  async (operation) => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ arbitrary: body(), weight: 9 }, { arbitrary: junk, weight: 1 }),
        async (sent) => {
          const { status, answer } = await call(operation, JSON.stringify(sent) ?? '')
          // Refused, or answered: never a fault of the pool.
          expect([
            { status: 200, answer: expect.any(Object) },
            {
              status: 400,
              answer: { __type: expect.stringMatching(/Exception$/), message: expect.any(String) },
            },
          ]).toContainEqual({ status, answer })
        },
      ),
      { numRuns: tries(30) },
    )
  },
)
