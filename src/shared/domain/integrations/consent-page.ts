import { z } from 'zod'

/**
 * Where an administrator consents, where they then prove who they are, and the state by which both answers are known.
 */
export const consentPageSchema = z.object({ url: z.url(), signInUrl: z.url(), state: z.string() })
export type ConsentPage = z.infer<typeof consentPageSchema>
