import { ask, nothing, type PoolClient } from './pool-client.ts'

/** Replaces the password of whoever has this access token and knows the old one. */
export const replaceOwnPassword = (
  client: PoolClient,
  accessToken: string,
  { current, password }: { current: string; password: string },
): Promise<unknown> =>
  ask(
    client,
    'ChangePassword',
    { AccessToken: accessToken, PreviousPassword: current, ProposedPassword: password },
    nothing,
  )

/** The account is asked for its password alone from now on. */
export const turnOffSecondFactor = (client: PoolClient, accessToken: string): Promise<unknown> =>
  ask(
    client,
    'SetUserMFAPreference',
    { AccessToken: accessToken, SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } },
    nothing,
  )
