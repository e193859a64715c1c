import { z } from 'zod'

/** The tokens of a sign-in that did not go by the user pool's own questions. */
export const signedInSchema = z.object({
  idToken: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Seconds. */
  expiresIn: z.number(),
})
export type SignedIn = z.infer<typeof signedInSchema>
