import { z } from 'zod'

export const USER_SORTS = ['name', 'email', 'role', 'status'] as const
export type UserSort = (typeof USER_SORTS)[number]

// An address may have read "2024" or "true" as what they look like.
const search = z.union([z.string(), z.number(), z.boolean()]).transform(String)

/** What the address of the users screen holds; what cannot be read is left out. */
export const usersAddressSchema = z.object({
  search: search.optional().catch(undefined),
  sort: z.enum(USER_SORTS).optional().catch(undefined),
  direction: z.enum(['asc', 'desc']).optional().catch(undefined),
  /** The person whose panel is open. */
  open: z.string().optional().catch(undefined),
  /** The dialog that stands before everything (SHELL-26). */
  modal: z.enum(['addUser']).optional().catch(undefined),
})
export type UsersAddress = z.infer<typeof usersAddressSchema>
