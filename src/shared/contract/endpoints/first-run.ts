import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { firstRunSchema, setUpToken } from '../first-run.ts'
import { signedInSchema } from '../signed-in.ts'

/** Setting up a live site that has no user yet, with the link from its terminal. */
export const firstRunEndpoints = {
  checkSetUpLink: defineEndpoint({
    method: 'POST',
    path: '/first-run/link',
    summary: 'Whether a set-up link is good.',
    access: 'public',
    body: z.strictObject({ token: setUpToken }),
    status: 204,
    errors: ['setUpLinkInvalid', 'failedValidation', 'tooManyRequests'],
  }),
  setUpSite: defineEndpoint({
    method: 'POST',
    path: '/first-run',
    summary:
      'Makes the owner and the organization, and signs the owner in; null where the user pool is hosted and asks them ' +
      'itself. The link is used up by it.',
    access: 'public',
    body: firstRunSchema,
    answer: signedInSchema.nullable(),
    errors: [
      'setUpLinkInvalid',
      'accountExists',
      'passwordNotAllowed',
      'attemptLimit',
      'userActionFailed',
      'failedValidation',
      'tooManyRequests',
    ],
  }),
} as const
