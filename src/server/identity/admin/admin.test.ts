import {
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '#shared/lib/time.ts'
import {
  ADMIN_KEY,
  codeIn,
  incorrect,
  openPoolUnderTest,
  PASSWORD,
  passwordIn,
  passwordSignIn,
  POOL_ID,
  type PoolUnderTest,
  refusal,
  signatureOf,
  tokensIn,
  keyring,
} from '#tests/support/pool-under-test.ts'
import { createUserPool } from '../user-pool.ts'

let house: PoolUnderTest
let client: CognitoIdentityProviderClient
beforeAll(async () => {
  house = await openPoolUnderTest()
  client = clientWith(ADMIN_KEY.secret)
})
afterAll(async () => {
  client.destroy()
  await house.close()
})

const clientWith = (secretAccessKey: string, accessKeyId = ADMIN_KEY.id) =>
  new CognitoIdentityProviderClient({
    systemClockOffset: house.world.now - Date.now(),
    region: 'local',
    endpoint: house.issuer,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
  })

/** With the pool's time, as a server that shares its clock has. */
const send: CognitoIdentityProviderClient['send'] = ((command: AdminGetUserCommand) => {
  client.config.systemClockOffset = house.world.now - Date.now()
  return client.send(command)
}) as never

const on = (Username: string) => ({ UserPoolId: POOL_ID, Username })
const signIn = async (email: string, password = PASSWORD) =>
  (await house.call('InitiateAuth', passwordSignIn(email, password))).answer
const attributesOf = (list: UserType['Attributes']) =>
  Object.fromEntries((list ?? []).map(({ Name, Value }) => [Name, Value]))
let count = 0
const freshAddress = () => `guest-${++count}@example.test`

describe('an invitation', () => {
  test('opens an account with a temporary password and mails it', async () => {
    const email = freshAddress()
    const { User } = await send(
      new AdminCreateUserCommand({
        ...on(email),
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'given_name', Value: 'Jo' },
          { Name: 'locale', Value: 'en-GB' },
        ],
        DesiredDeliveryMediums: ['EMAIL'],
      }),
    )
    expect(User).toMatchObject({
      Username: expect.stringMatching(/^[0-9a-f-]{36}$/),
      Enabled: true,
      UserStatus: 'FORCE_CHANGE_PASSWORD',
      UserCreateDate: new Date(house.world.now),
    })
    expect(attributesOf(User?.Attributes)).toEqual({
      sub: User?.Username,
      email,
      email_verified: 'true',
      given_name: 'Jo',
      locale: 'en-GB',
    })
    const [mail] = house.mailsTo(email)
    expect(mail?.text).toContain('https://castle.example.test/auth/login')
    expect(passwordIn(mail)).toHaveLength(16)
    expect(await signIn(email, passwordIn(mail))).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' })
  })

  test('can be kept back, and its password chosen', async () => {
    const email = freshAddress()
    await send(
      new AdminCreateUserCommand({ ...on(email), TemporaryPassword: PASSWORD, MessageAction: 'SUPPRESS' }),
    )
    expect(house.mailsTo(email)).toEqual([])
    expect(await signIn(email)).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' })
  })

  test('can be sent again, with another password that is good for seven days more', async () => {
    const email = freshAddress()
    await send(new AdminCreateUserCommand(on(email)))
    house.world.now += 8 * DAY
    const first = passwordIn(house.mailsTo(email)[0])
    expect(await signIn(email, first)).toMatchObject({ message: expect.stringContaining('has expired') })
    await send(new AdminCreateUserCommand({ ...on(email), MessageAction: 'RESEND' }))
    expect(await signIn(email, first)).toEqual(incorrect)
    expect(await signIn(email, passwordIn(house.mailsTo(email)[1]))).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
    })
  })

  test('is refused in the service’s words', async () => {
    const { email } = await house.createUser()
    const refused = (more: object) => send(new AdminCreateUserCommand({ ...on(email), ...more }))
    await expect(refused({})).rejects.toMatchObject({
      name: 'UsernameExistsException',
      message: 'User account already exists',
    })
    await expect(refused({ MessageAction: 'RESEND' })).rejects.toMatchObject({
      name: 'UnsupportedUserStateException',
      message: 'Resend not possible. User status is not FORCE_CHANGE_PASSWORD',
    })
    await expect(refused({ Username: freshAddress(), MessageAction: 'RESEND' })).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    })
    await expect(refused({ Username: freshAddress(), TemporaryPassword: 'weak' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    })
    await expect(refused({ Username: 'jo' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Username should be an email.',
    })
    const role = { UserAttributes: [{ Name: 'role', Value: 'owner' }] }
    await expect(refused({ Username: freshAddress(), ...role })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Attributes did not conform to the schema: role: Attribute does not exist in the schema.',
    })
    await expect(refused({ UserPoolId: 'local_other' })).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'User pool local_other does not exist.',
    })
  })
})

describe('an account', () => {
  test('is read with its state', async () => {
    const { email, sub } = await house.createUser({ status: 'RESET_REQUIRED', givenName: 'Jo' })
    for (const name of [email, sub]) {
      const user = await send(new AdminGetUserCommand(on(name)))
      expect(user).toMatchObject({ Username: sub, Enabled: true, UserStatus: 'RESET_REQUIRED' })
      expect(attributesOf(user.UserAttributes)).toMatchObject({ email, given_name: 'Jo' })
    }
    await expect(send(new AdminGetUserCommand(on('nobody@example.test')))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    })
  })

  test('is disabled, enabled and deleted', async () => {
    const { email, sub } = await house.createUser()
    const { RefreshToken } = tokensIn(await signIn(email))
    const refresh = async () =>
      (await house.call('GetTokensFromRefreshToken', { ClientId: 'castle1client', RefreshToken })).answer
    await send(new AdminDisableUserCommand(on(sub)))
    const disabled = refusal('NotAuthorizedException', 'User is disabled.')
    expect(await signIn(email)).toEqual(disabled)
    expect(await refresh()).toEqual(disabled)
    await send(new AdminEnableUserCommand(on(sub)))
    tokensIn(await signIn(email))
    await send(new AdminDeleteUserCommand(on(sub)))
    expect(await signIn(email)).toEqual(incorrect)
    expect(await refresh()).toEqual(refusal('NotAuthorizedException', 'Invalid Refresh Token'))
  })

  test('is signed out everywhere', async () => {
    const { email, sub } = await house.createUser()
    const { AccessToken } = tokensIn(await signIn(email))
    await send(new AdminUserGlobalSignOutCommand(on(sub)))
    expect((await house.call('GetUser', { AccessToken })).answer).toEqual(
      refusal('NotAuthorizedException', 'Access Token has been revoked'),
    )
  })

  test('gets a password, for good or to be changed, and its sign-ins end', async () => {
    const { email, sub } = await house.createUser()
    const { AccessToken } = tokensIn(await signIn(email))
    const set = (Password: string, Permanent: boolean) =>
      send(new AdminSetUserPasswordCommand({ ...on(sub), Password, Permanent }))
    await set('Given-Horse-8', true)
    tokensIn(await signIn(email, 'Given-Horse-8'))
    expect((await house.call('GetUser', { AccessToken })).status).toBe(400)
    await set('Given-Horse-9', false)
    expect(await signIn(email, 'Given-Horse-9')).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' })
    await expect(set('given-horse-9', false)).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password must have uppercase characters',
    })
  })

  test('has its password reset by a code', async () => {
    const { email, sub } = await house.createUser({ emailVerified: true })
    const { AccessToken } = tokensIn(await signIn(email))
    await send(new AdminResetUserPasswordCommand(on(sub)))
    expect(await signIn(email)).toEqual(
      refusal('PasswordResetRequiredException', 'Password reset required for the user'),
    )
    expect((await house.call('GetUser', { AccessToken })).status).toBe(400)
    const body = {
      ClientId: 'castle1client',
      Username: email,
      ConfirmationCode: codeIn(house.mailsTo(email)[0]),
      Password: 'Better-Horse-8',
    }
    expect((await house.call('ConfirmForgotPassword', body)).status).toBe(200)
    tokensIn(await signIn(email, 'Better-Horse-8'))
  })

  test('cannot have its password reset in every state, or too often', async () => {
    const invited = await house.createUser({ status: 'FORCE_CHANGE_PASSWORD', emailVerified: true })
    const unproved = await house.createUser()
    const reset = (name: string) => send(new AdminResetUserPasswordCommand(on(name)))
    await expect(reset(invited.sub)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User password cannot be reset in the current state.',
    })
    await expect(reset(unproved.sub)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Cannot reset password for the user as there is no registered/verified email or phone_number',
    })
    const { sub } = await house.createUser({ emailVerified: true })
    for (let n = 0; n < 5; n++) await reset(sub)
    await expect(reset(sub)).rejects.toMatchObject({
      name: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    })
  })

  test('is confirmed without a code, once', async () => {
    const { email, sub } = await house.createUser({ status: 'UNCONFIRMED' })
    await send(new AdminConfirmSignUpCommand(on(sub)))
    tokensIn(await signIn(email))
    await expect(send(new AdminConfirmSignUpCommand(on(sub)))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    })
  })

  test('needs a proved app before a second factor is switched on', async () => {
    const { sub } = await house.createUser()
    const set = (isOn: boolean) =>
      send(
        new AdminSetUserMFAPreferenceCommand({
          ...on(sub),
          SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn },
        }),
      )
    await expect(set(true)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'User has not verified software token mfa',
    })
    await set(false)
  })

  test('gets other attributes; another address is not proved by that', async () => {
    const { email, sub } = await house.createUser({ emailVerified: true, givenName: 'Jo' })
    const taken = await house.createUser()
    const update = (Name: string, Value: string) =>
      send(new AdminUpdateUserAttributesCommand({ ...on(email), UserAttributes: [{ Name, Value }] }))
    await update('family_name', 'Tower')
    await expect(update('email', taken.email)).rejects.toMatchObject({
      name: 'AliasExistsException',
      message: 'An account with the email already exists.',
    })
    await expect(update('email_verified', 'maybe')).rejects.toMatchObject({
      name: 'InvalidParameterException',
    })
    const moved = freshAddress()
    await update('email', moved)
    const { UserAttributes } = await send(new AdminGetUserCommand(on(sub)))
    expect(attributesOf(UserAttributes)).toEqual({
      sub,
      email: moved,
      email_verified: 'false',
      given_name: 'Jo',
      family_name: 'Tower',
    })
  })
})

describe('the list of users', () => {
  test('comes in pages that hold everybody once', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => house.createUser()))
    const subs: (string | undefined)[] = []
    let token: string | undefined
    do {
      const page = await send(
        new ListUsersCommand({ UserPoolId: POOL_ID, Limit: 3, ...(token ? { PaginationToken: token } : {}) }),
      )
      expect(page.Users?.length).toBeLessThanOrEqual(3)
      subs.push(...(page.Users ?? []).map(({ Username }) => Username))
      token = page.PaginationToken
    } while (token)
    expect(new Set(subs).size).toBe(subs.length)
    expect(subs).toEqual(expect.arrayContaining(made.map(({ sub }) => sub)))
  })

  test('is filtered by one attribute', async () => {
    const given = `Quote"d${freshAddress()}`
    const { email, sub } = await house.createUser({ givenName: given, status: 'UNCONFIRMED' })
    const found = async (Filter: string) =>
      (await send(new ListUsersCommand({ UserPoolId: POOL_ID, Filter }))).Users?.map(
        ({ Username }) => Username,
      )
    expect(await found(`email = "${email.toUpperCase()}"`)).toEqual([sub])
    expect(await found(`email ^= "${email.slice(0, 30)}"`)).toEqual([sub])
    expect(await found(`sub="${sub}"`)).toEqual([sub])
    expect(await found(`given_name = "${given.replace('"', '\\"')}"`)).toEqual([sub])
    expect(await found('cognito:user_status = "UNCONFIRMED"')).toContain(sub)
    expect(await found('status = "Disabled"')).not.toContain(sub)
    expect(await found('phone_number = "1"')).toEqual([])
    expect(await found('email ^= "%"')).toEqual([])
  })

  test.each([
    ['email', 'Error while parsing filter, please check the syntax.'],
    ['email = jo', 'Error while parsing filter, please check the syntax.'],
    ['shoe_size = "4"', 'One or more requested attributes do not exist.'],
  ])('does not know the filter %s', async (Filter, message) => {
    await expect(send(new ListUsersCommand({ UserPoolId: POOL_ID, Filter }))).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message,
    })
  })

  test('refuses a place that it did not give, and more than sixty at once', async () => {
    const list = (more: object) => send(new ListUsersCommand({ UserPoolId: POOL_ID, ...more }))
    await expect(list({ PaginationToken: 'made up' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Invalid pagination token given.',
    })
    await expect(list({ Limit: 61 })).rejects.toMatchObject({ name: 'InvalidParameterException' })
  })
})

describe('a request of the owner', () => {
  const body = JSON.stringify(on('nobody@example.test'))
  const mismatch = 'The request signature we calculated does not match the signature you provided.'

  test('is refused with another secret or another key', async () => {
    const stranger = clientWith('another secret')
    await expect(stranger.send(new AdminGetUserCommand(on('jo@example.test')))).rejects.toMatchObject({
      name: 'InvalidSignatureException',
      message: expect.stringContaining(mismatch),
    })
    stranger.destroy()
    const unknown = clientWith(ADMIN_KEY.secret, 'AKSTRANGER')
    await expect(unknown.send(new AdminGetUserCommand(on('jo@example.test')))).rejects.toMatchObject({
      name: 'UnrecognizedClientException',
      message: 'The security token included in the request is invalid.',
    })
    unknown.destroy()
  })

  test('is refused without a signature, whatever it asks', async () => {
    for (const operation of ['AdminGetUser', 'AdminDeleteUser', 'AdminSetUserPassword', 'ListUsers']) {
      expect((await house.call(operation, body)).answer).toEqual(
        refusal('MissingAuthenticationTokenException', 'Missing Authentication Token'),
      )
    }
  })

  const sendSigned = async (change: (headers: Record<string, string>) => object, sent = body) => {
    const signed: Record<string, string> = signatureOf('AdminGetUser', body, ADMIN_KEY, house.world.now)
    const response = await house.pool.routes.request('/', {
      method: 'POST',
      headers: {
        'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser',
        ...signed,
        ...change(signed),
      },
      body: sent,
    })
    return response.json()
  }

  test('is good for what was signed and nothing else', async () => {
    const wrong = { __type: 'InvalidSignatureException', message: expect.stringContaining(mismatch) }
    expect(await sendSigned(() => ({}))).toMatchObject({ __type: 'UserNotFoundException' })
    expect(await sendSigned(() => ({}), `${body} `)).toEqual(wrong)
    expect(
      await sendSigned(() => ({ 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDeleteUser' })),
    ).toEqual(wrong)
    expect(await sendSigned(() => ({ host: 'elsewhere.test' }))).toEqual(wrong)
  })

  test.each<[string, (authorization: string) => string, string]>([
    ['of another kind', () => 'Bearer abc', 'IncompleteSignatureException'],
    [
      'without its signature',
      (header) => header.replace(/, Signature=.*/, ''),
      'IncompleteSignatureException',
    ],
    ['that leaves the operation out', (h) => h.replace(';x-amz-target', ''), 'IncompleteSignatureException'],
    ['for another region', (h) => h.replace('/local/', '/eu-west-1/'), 'InvalidSignatureException'],
    ['for another service', (h) => h.replace('/cognito-idp/', '/s3/'), 'InvalidSignatureException'],
    ['of another length', (header) => header.slice(0, -2), 'InvalidSignatureException'],
  ])('is refused with a signature %s', async (_, change, type) => {
    const answer = await sendSigned(({ authorization = '' }) => ({ authorization: change(authorization) }))
    expect(answer).toMatchObject({ __type: type })
  })

  test('is good for five minutes, either way', async () => {
    const sentAfter = async (time: number) => {
      const signed = signatureOf('AdminGetUser', body, ADMIN_KEY, house.world.now - time)
      const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser', ...signed }
      return (await house.pool.routes.request('/', { method: 'POST', headers, body })).json()
    }
    house.world.now = Math.floor(house.world.now / SECOND) * SECOND
    for (const time of [-5 * MINUTE, 5 * MINUTE]) {
      expect(await sentAfter(time)).toMatchObject({ __type: 'UserNotFoundException' })
    }
    expect(await sentAfter(5 * MINUTE + SECOND)).toMatchObject({
      __type: 'InvalidSignatureException',
      message: expect.stringContaining('Signature expired'),
    })
    expect(await sentAfter(-5 * MINUTE - SECOND)).toMatchObject({
      __type: 'InvalidSignatureException',
      message: expect.stringContaining('Signature not yet current'),
    })
  })

  test('can be signed with a key that follows from the pool’s secret', async () => {
    const { db, world, issuer } = house
    const options = {
      db,
      clock: () => world.now,
      issuer,
      poolId: POOL_ID,
      clientId: 'castle1client',
      keyring,
    }
    const [one, other] = [createUserPool(options), createUserPool(options)]
    const key = await one.adminKey()
    expect(await other.adminKey()).toEqual(key)
    expect(key).toEqual({
      id: expect.stringMatching(/^CASTELLAN[0-9A-F]{12}$/),
      secret: expect.stringMatching(/^[\w+/]{40}$/),
    })
  })
})
