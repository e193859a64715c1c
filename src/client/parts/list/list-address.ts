import { z } from 'zod'

// An address may have read "2024" or "true" as what they look like.
const search = z.union([z.string(), z.number(), z.boolean()]).transform(String)

const parts = {
  search: search.optional().catch(undefined),
  direction: z.enum(['asc', 'desc']).optional().catch(undefined),
  /** The columns that are shown, by `columnAddress`. */
  columns: z.string().optional().catch(undefined),
  /** The row whose panel is open, by its key. */
  open: z.string().optional().catch(undefined),
}

/** What the address of every list may hold. */
export type ListAddress = Partial<z.infer<z.ZodObject<typeof parts>>> & { sort?: string | undefined }

/** What the address of a list holds; what cannot be read is left out. */
export const listAddress = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({ ...parts, sort: z.enum(sorts).optional().catch(undefined) })
