import { ask, nothing, type PoolClient } from './pool-client.ts'

/** Has a code sent with which a forgotten password can be replaced. */
export const forgotPassword = (client: PoolClient, email: string): Promise<unknown> =>
  ask(client, 'ForgotPassword', whose(client, email), nothing)

/** Replaces a forgotten password by the code that was sent. */
export const confirmForgotPassword = (
  client: PoolClient,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<unknown> =>
  ask(
    client,
    'ConfirmForgotPassword',
    { ...whose(client, email), ConfirmationCode: code, Password: password },
    nothing,
  )

/** Confirms a new account by the code that was sent. */
export const confirmSignUp = (client: PoolClient, email: string, code: string): Promise<unknown> =>
  ask(client, 'ConfirmSignUp', { ...whose(client, email), ConfirmationCode: code }, nothing)

export const resendConfirmationCode = (client: PoolClient, email: string): Promise<unknown> =>
  ask(client, 'ResendConfirmationCode', whose(client, email), nothing)

const whose = ({ pool }: PoolClient, email: string) => ({ ClientId: pool.clientId, Username: email.trim() })
