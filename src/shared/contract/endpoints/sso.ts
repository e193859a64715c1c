import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { signedInSchema } from '../signed-in.ts'

/** Signing in by a provider that the organization trusts. */
export const ssoEndpoints = {
  getAuthorizeUrl: defineEndpoint({
    method: 'GET',
    path: '/sso/microsoft/authorize-url',
    summary: 'Where Microsoft asks who somebody is. Good for ten minutes and for the browser that asked.',
    access: 'public',
    answer: z.string(),
    errors: ['notFound', 'signInUnreachable', 'tooManyRequests'],
  }),
  exchangeAuthorizeCode: defineEndpoint({
    method: 'POST',
    path: '/sso/microsoft/authorize-code',
    summary: 'The tokens of a sign-in for what Microsoft sent back with the browser, once.',
    access: 'public',
    body: z.strictObject({ code: z.string().min(1).max(8_000), state: z.string().min(1).max(200) }),
    answer: signedInSchema,
    errors: [
      'notFound',
      'notAuthorized',
      'sessionUnverified',
      'signInUnreachable',
      'failedValidation',
      'tooManyRequests',
    ],
  }),
} as const
