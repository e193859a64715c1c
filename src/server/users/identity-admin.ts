import type * as Sdk from '@aws-sdk/client-cognito-identity-provider'
import type { User } from '#shared/domain/users/user.ts'
import { loginOptions } from '#server/identity/passwords/closed-to-passwords.ts'

/** Why a request about a user failed, whichever pool it went to. */
export type IdentityFailureReason =
  | 'unknownUser'
  | 'userExists'
  /** The account is not in a state in which this makes sense, such as another invitation for one who has signed in. */
  | 'wrongState'
  | 'invalid'
  | 'passwordRefused'
  | 'limited'
  | 'unauthorized'
  | 'unreachable'
  | 'unexpectedAnswer'

export class IdentityFailure extends Error {
  override name = 'IdentityFailure'
  readonly reason: IdentityFailureReason

  constructor(reason: IdentityFailureReason) {
    super(`The user pool did not do it: ${reason}`)
    this.reason = reason
  }
}

export interface Invitation {
  email: string
  givenName: string
  familyName: string
  /** Chooses the language of mails. */
  locale: string
  /** False for an account whose person hears of it in another way. */
  sendMail: boolean
  /** The temporary one; one of the pool's own unless given. */
  password?: string
}

export interface Account {
  sub: string
  /** In the hosted pool's words, such as `FORCE_CHANGE_PASSWORD`. */
  status: string
  isEnabled: boolean
}

/** What the organization does to its users' accounts. Everything throws `IdentityFailure`. */
export interface IdentityAdmin {
  /** The account at an address; undefined where there is none. */
  find: (email: string) => Promise<Account | undefined>
  /** The language that its person was invited in, as a locale; undefined where there is no account or none is said. */
  localeOf: (email: string) => Promise<string | undefined>
  /** Its state alone. */
  statusOf: (email: string) => Promise<string | undefined>
  invite: (user: Invitation) => Promise<{ sub: string }>
  resendInvite: (email: string) => Promise<void>
  resetPassword: (sub: string) => Promise<void>
  /** One that is not permanent has to be changed at the next sign-in. */
  setPassword: (sub: string, password: string, kind: { isPermanent: boolean }) => Promise<void>
  rename: (sub: string, names: Pick<Invitation, 'givenName' | 'familyName'>) => Promise<void>
  /** From then on a password lets the person in, or none does. A sign-in that is open goes on. */
  setLoginOptions: (sub: string, option: User['login_options']) => Promise<void>
  disable: (sub: string) => Promise<void>
  enable: (sub: string) => Promise<void>
  delete: (sub: string) => Promise<void>
  signOutEverywhere: (sub: string) => Promise<void>
  /** `reset` also ends every sign-in, so that the next one leads through the set-up again. */
  setMfa: (sub: string, action: 'enable' | 'disable' | 'reset') => Promise<void>
}

interface Options {
  endpoint: string
  region: string
  poolId: string
  credentials: () => Promise<{ id: string; secret: string }>
  fetch: (request: Request) => Promise<Response>
  /** Milliseconds since 1970, as the pool counts them. */
  now?: () => number
}

type Call<T> = (client: Sdk.CognitoIdentityProviderClient, sdk: typeof Sdk) => Promise<T>

const reasons: Record<string, IdentityFailureReason> = {
  UserNotFoundException: 'unknownUser',
  UsernameExistsException: 'userExists',
  AliasExistsException: 'userExists',
  UnsupportedUserStateException: 'wrongState',
  InvalidParameterException: 'invalid',
  InvalidPasswordException: 'passwordRefused',
  LimitExceededException: 'limited',
  TooManyRequestsException: 'limited',
  ThrottlingException: 'limited',
  ResourceNotFoundException: 'unauthorized',
  AccessDeniedException: 'unauthorized',
  UnrecognizedClientException: 'unauthorized',
  InvalidSignatureException: 'unauthorized',
  IncompleteSignatureException: 'unauthorized',
  MissingAuthenticationTokenException: 'unauthorized',
}

/**
 * Manages the users of a pool, the embedded one or a hosted one: both are spoken to by the vendor's client, over the
 * `fetch` that is given. The client is loaded with the first request, because it is large and the server starts without.
 */
export function createIdentityAdmin(options: Options): IdentityAdmin {
  const UserPoolId = options.poolId
  const send = sender(options)
  const on = (sub: string) => ({ UserPoolId, Username: sub })
  const settings = (isOn: boolean) => ({ SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn } })

  const signOutEverywhere = async (sub: string) => {
    await send((client, sdk) => client.send(new sdk.AdminUserGlobalSignOutCommand(on(sub))))
  }

  const setAttributes = async (sub: string, attributes: Record<string, string>) => {
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
    await send((client, sdk) =>
      client.send(new sdk.AdminUpdateUserAttributesCommand({ ...on(sub), UserAttributes })),
    )
  }

  return {
    ...lookUps(send, UserPoolId),
    ...invitations(send, UserPoolId),
    resetPassword: async (sub) => {
      await send((client, sdk) => client.send(new sdk.AdminResetUserPasswordCommand(on(sub))), {
        // Of a signed request it says nothing about who asks.
        NotAuthorizedException: 'wrongState',
      })
    },
    setPassword: async (sub, Password, { isPermanent }) => {
      await send((client, sdk) =>
        client.send(new sdk.AdminSetUserPasswordCommand({ ...on(sub), Password, Permanent: isPermanent })),
      )
    },
    rename: (sub, { givenName, familyName }) =>
      setAttributes(sub, { given_name: givenName, family_name: familyName }),
    setLoginOptions: async (sub, option) => {
      try {
        await setAttributes(sub, { [loginOptions]: option })
      } catch (cause) {
        // A hosted pool whose schema lacks the attribute cannot be told, and must not be in the way of everything else.
        if (!(cause instanceof IdentityFailure) || cause.reason !== 'invalid') throw cause
      }
    },
    disable: async (sub) => {
      await send((client, sdk) => client.send(new sdk.AdminDisableUserCommand(on(sub))))
    },
    enable: async (sub) => {
      await send((client, sdk) => client.send(new sdk.AdminEnableUserCommand(on(sub))))
    },
    delete: async (sub) => {
      await send((client, sdk) => client.send(new sdk.AdminDeleteUserCommand(on(sub))))
    },
    signOutEverywhere,
    setMfa: async (sub, action) => {
      await send(
        (client, sdk) =>
          client.send(
            new sdk.AdminSetUserMFAPreferenceCommand({ ...on(sub), ...settings(action === 'enable') }),
          ),
        // The only parameter that can be wrong: nobody has set up an app.
        { InvalidParameterException: 'wrongState' },
      )
      if (action === 'reset') await signOutEverywhere(sub)
    },
  }
}

function lookUps(send: Send, UserPoolId: string): Pick<IdentityAdmin, 'find' | 'localeOf' | 'statusOf'> {
  const get = async (Username: string) => {
    try {
      return await send((client, sdk) => client.send(new sdk.AdminGetUserCommand({ UserPoolId, Username })))
    } catch (cause) {
      if (cause instanceof IdentityFailure && cause.reason === 'unknownUser') return undefined
      throw cause
    }
  }
  const find = async (email: string): Promise<Account | undefined> => {
    const user = await get(email)
    if (!user) return undefined
    if (!user.Username || !user.UserStatus) throw new IdentityFailure('unexpectedAnswer')
    return { sub: user.Username, status: user.UserStatus, isEnabled: user.Enabled ?? true }
  }
  return {
    find,
    localeOf: async (email) =>
      (await get(email))?.UserAttributes?.find(({ Name }) => Name === 'locale')?.Value,
    statusOf: async (email) => (await find(email))?.status,
  }
}

function invitations(send: Send, UserPoolId: string): Pick<IdentityAdmin, 'invite' | 'resendInvite'> {
  const on = (email: string) => ({ UserPoolId, Username: email })
  return {
    invite: async ({ email, givenName, familyName, locale, sendMail, password }) => {
      const { User } = await send((client, sdk) =>
        client.send(
          new sdk.AdminCreateUserCommand({
            ...on(email),
            UserAttributes: [
              { Name: 'email', Value: email },
              { Name: 'email_verified', Value: 'true' },
              { Name: 'given_name', Value: givenName },
              { Name: 'family_name', Value: familyName },
              { Name: 'locale', Value: locale },
            ],
            DesiredDeliveryMediums: ['EMAIL'],
            ...(sendMail ? {} : { MessageAction: 'SUPPRESS' }),
            ...(password === undefined ? {} : { TemporaryPassword: password }),
          }),
        ),
      )
      if (!User?.Username) throw new IdentityFailure('unexpectedAnswer')
      return { sub: User.Username }
    },
    resendInvite: async (email) => {
      await send((client, sdk) =>
        client.send(
          new sdk.AdminCreateUserCommand({
            ...on(email),
            MessageAction: 'RESEND',
            DesiredDeliveryMediums: ['EMAIL'],
          }),
        ),
      )
    },
  }
}

type Send = ReturnType<typeof sender>

function sender(options: Options) {
  let opened: Promise<{ client: Sdk.CognitoIdentityProviderClient; sdk: typeof Sdk }> | undefined
  return async <T>(call: Call<T>, special: Record<string, IdentityFailureReason> = {}): Promise<T> => {
    const { client, sdk } = await (opened ??= open(options))
    client.config.systemClockOffset = options.now ? options.now() - Date.now() : 0
    try {
      return await call(client, sdk)
    } catch (cause) {
      const { name } = cause instanceof Error ? cause : new Error()
      if (cause instanceof Unreachable) throw new IdentityFailure('unreachable')
      throw new IdentityFailure(special[name] ?? reasons[name] ?? 'unexpectedAnswer')
    }
  }
}

/** A request as the vendor's client hands it over. */
interface HandedOver {
  protocol: string
  hostname: string
  port?: number
  path: string
  method: string
  headers: Record<string, string>
  body: string
}

class Unreachable extends Error {
  override name = 'TimeoutError'
}

async function open({ endpoint, region, credentials, fetch }: Options) {
  const sdk = await import('@aws-sdk/client-cognito-identity-provider')
  const client = new sdk.CognitoIdentityProviderClient({
    endpoint,
    region,
    credentials: async () => {
      const { id, secret } = await credentials()
      return { accessKeyId: id, secretAccessKey: secret }
    },
    requestHandler: {
      handle: async ({ protocol, hostname, port, path, method, headers, body }: HandedOver) => {
        const url = `${protocol}//${hostname}${port ? `:${port}` : ''}${path}`
        const response = await fetch(new Request(url, { method, headers, body })).catch(() => {
          throw new Unreachable()
        })
        return {
          response: {
            statusCode: response.status,
            headers: Object.fromEntries(response.headers),
            body: new Uint8Array(await response.arrayBuffer()),
          },
        }
      },
    },
  })
  return { client, sdk }
}
