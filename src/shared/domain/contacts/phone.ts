import { z } from 'zod'

/** A phone number of a person or a company, or none; spaces are collapsed (EMP-06, ERR-09). */
export const phoneSchema = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.union([z.literal(''), z.string().regex(/^\+?[0-9 ()./-]{5,30}$/)]))
