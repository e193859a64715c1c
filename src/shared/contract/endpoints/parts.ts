import { z } from 'zod'

/** What many endpoints have in common. */
export const byId = z.object({ id: z.uuid() })

export const page = z.object({
  /** Rows to skip. */
  from: z.coerce.number().int().nonnegative().default(0),
  size: z.coerce.number().int().min(1).max(500).default(100),
})

export const commandErrors = ['keyReused', 'preconditionFailed', 'failedValidation', 'notFound'] as const
