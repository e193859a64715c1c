import { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const USER_SORTS = ['name', 'email', 'role', 'status'] as const

/** What the address of the users screen holds. */
export const usersAddressSchema = listAddress(USER_SORTS).extend({
  /** The dialog that stands before everything (SHELL-26). */
  modal: z.enum(['addUser']).optional().catch(undefined),
})
export type UsersAddress = z.infer<typeof usersAddressSchema>
