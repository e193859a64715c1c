import type { z } from 'zod'
import { listAddress } from '#client/parts/list/list-address.ts'

export const REPORT_SORTS = [
  'description',
  'type',
  'frequency',
  'recipient',
  'companies',
  'next',
  'last',
] as const

/** What the address of the scheduled reports holds; `open` is a report. */
export const reportsAddressSchema = listAddress(REPORT_SORTS)
export type ReportsAddress = z.infer<typeof reportsAddressSchema>
