import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { signedInSchema } from '../signed-in.ts'

export const trialEndpoints = {
  signInToTrial: defineEndpoint({
    method: 'POST',
    path: '/trial/sign-in',
    summary:
      'The tokens of a sign-in to the shared trial account, which can read everything and change nothing.',
    access: 'public',
    body: z.strictObject({}),
    answer: signedInSchema,
    errors: ['notFound', 'notAuthorized', 'failedValidation', 'tooManyRequests'],
  }),
} as const
