import { z } from 'zod'

/** Where an administrator consents, and the state by which the answer is known. */
export const consentPageSchema = z.object({ url: z.url(), state: z.string() })
export type ConsentPage = z.infer<typeof consentPageSchema>
