import { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const PAYEE_SORTS = ['posted_on', 'vendor', 'description', 'company', 'account', 'cost'] as const

const word = z.string().min(1).optional().catch(undefined)

/** What the address of the payees holds; `open` is an expense. */
export const payeesAddressSchema = listAddress(PAYEE_SORTS).extend({
  /** Absent: all companies. */
  company: word,
  /** `2026-01` */
  month: word,
  account: word,
})
export type PayeesAddress = z.infer<typeof payeesAddressSchema>
