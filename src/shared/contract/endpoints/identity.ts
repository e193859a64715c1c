import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

const email = z.strictObject({ email: z.string().trim().min(1).max(320) })

/** Work for a browser, as far as it is looked at. */
export interface SignInWork {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
    /** Seconds. */
    expiresAt?: number | undefined
  }
  signature?: string
}

// Everything is sent back as it came: it is signed.
const signInWork: z.ZodType<SignInWork> = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    expiresAt: z.number().optional(),
  }),
  signature: z.string(),
})

/** What somebody may ask who is not signed in. */
export const identityEndpoints = {
  getCaptcha: defineEndpoint({
    method: 'GET',
    path: '/captcha',
    summary: 'Work for a browser to do before it may try a password. Done work is good for one sign-in.',
    access: 'public',
    answer: signInWork,
  }),
  getUserStatus: defineEndpoint({
    method: 'POST',
    path: '/tools/identity/user-status',
    summary:
      'Whether somebody was invited and never signed in. It does not tell whether there is an account.',
    access: 'public',
    body: email,
    answer: z.object({ userStatus: z.string() }),
    errors: ['failedValidation', 'tooManyRequests'],
  }),
  resendInvitation: defineEndpoint({
    method: 'POST',
    path: '/tools/identity/invite-resend',
    summary:
      'Sends an invitation again to somebody who never signed in, and does nothing for everybody else.',
    access: 'public',
    body: email,
    status: 204,
    errors: ['failedValidation', 'attemptLimit', 'tooManyRequests'],
  }),
} as const
