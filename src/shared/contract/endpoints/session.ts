import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** The part of a kept session that the browser's storage holds; the other part is a cookie that no script can read. */
const half = z.string().regex(/^[\w-]{43}$/)

export const keptSessionSchema = z.object({ half })
export const renewedSessionSchema = z.object({
  idToken: z.string(),
  accessToken: z.string(),
  /** Seconds. */
  expiresIn: z.number(),
})

export const sessionEndpoints = {
  keepSession: defineEndpoint({
    method: 'PUT',
    path: '/session',
    summary:
      'Keeps a refresh token in a cookie that only the server can open, and only with the answered half.',
    access: 'signedIn',
    body: z.strictObject({ refreshToken: z.string().min(1).max(3_000) }),
    answer: keptSessionSchema,
    errors: ['failedValidation'],
  }),
  renewSession: defineEndpoint({
    method: 'POST',
    path: '/session/renew',
    summary: 'New tokens for a kept session.',
    access: 'public',
    body: z.strictObject({ half }),
    answer: renewedSessionSchema,
    errors: ['sessionUnverified', 'signInUnreachable', 'failedValidation'],
  }),
  endSession: defineEndpoint({
    method: 'POST',
    path: '/session/end',
    summary: 'Ends a kept session: its refresh token is good no more.',
    access: 'public',
    body: z.strictObject({ half }),
    status: 204,
    errors: ['failedValidation'],
  }),
} as const
