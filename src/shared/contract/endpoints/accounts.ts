import { z } from 'zod'
import { userEmailSchema } from '#shared/domain/users/user-fields.ts'
import { defineEndpoint } from '../endpoint.ts'

const access = { area: 'systemUsers', level: 'manage' } as const

const refusals = [
  'failedValidation',
  'userNotFound',
  'cannotChangeOwner',
  'cannotChangeSenior',
  'cannotChangeProductAdministrator',
  'untouchableUser',
  'attemptLimit',
  'userActionFailed',
] as const

/** What is done to the account of a colleague in the user pool. */
export const accountEndpoints = {
  inviteUser: defineEndpoint({
    method: 'POST',
    path: '/tools/identity/invite',
    summary: 'Sends the invitation of a user again, with another temporary password.',
    access,
    body: z.strictObject({ email: userEmailSchema }),
    status: 204,
    errors: [...refusals, 'alreadyJoined'],
  }),
  setUserMfa: defineEndpoint({
    method: 'POST',
    path: '/tools/identity/mfa',
    summary: 'Turns the second factor of a user on or off, or has them set it up anew.',
    access,
    danger: 'resetSignIns',
    body: z.strictObject({ email: userEmailSchema, action: z.enum(['enable', 'disable', 'reset']) }),
    status: 204,
    errors: ['actWithheld', ...refusals, 'mfaNotSetUp'],
  }),
  resetUserPassword: defineEndpoint({
    method: 'POST',
    path: '/tools/identity/password-reset',
    summary: 'Makes the password of a user worthless and mails them a code to choose another one.',
    access,
    danger: 'resetSignIns',
    body: z.strictObject({ email: userEmailSchema }),
    status: 204,
    errors: ['actWithheld', ...refusals, 'cannotResetPassword'],
  }),
} as const
