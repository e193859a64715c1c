import { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const DEPARTMENT_SORTS = ['name', 'people', 'ignored'] as const

/** What the address of the departments holds; `open` is a department. */
export const departmentsAddressSchema = listAddress(DEPARTMENT_SORTS).extend({
  /** Departments are those of one company. */
  company: z.string().min(1).optional().catch(undefined),
})
export type DepartmentsAddress = z.infer<typeof departmentsAddressSchema>
