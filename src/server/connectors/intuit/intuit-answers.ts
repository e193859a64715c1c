import { z } from 'zod'
import { minorUnits } from '#shared/domain/payees/money.ts'
import { keepableText } from '#shared/lib/keepable-text.ts'
import type { Expense } from '../accounting.ts'

const LONGEST = 500

/** A text as it can be kept; empty where it is none. */
const text = z
  .string()
  .transform((said) => keepableText(said.slice(0, LONGEST)).trim())
  .catch('')

const reference = z.object({ value: z.string(), name: text })

const purchase = z.object({
  Id: z.string().min(1).max(50).transform(keepableText),
  TxnDate: z.iso.date(),
  TotalAmt: z.union([z.number(), z.string()]),
  Credit: z.boolean().optional().catch(undefined),
  CurrencyRef: z.object({ value: z.string().regex(/^[A-Z]{3}$/) }).optional(),
  AccountRef: reference.optional().catch(undefined),
  EntityRef: reference.optional().catch(undefined),
  PrivateNote: text,
  Line: z
    .array(z.object({ Description: text }))
    .nullish()
    .catch(undefined),
})

/** An empty result has no list. */
export const purchasesAnswer = z.object({
  QueryResponse: z.object({ Purchase: z.array(purchase).optional() }),
})

export const companyAnswer = z.object({ CompanyInfo: z.object({ CompanyName: text }) })

export const preferencesAnswer = z.object({
  Preferences: z.object({
    CurrencyPrefs: z.object({ HomeCurrency: z.object({ value: z.string().regex(/^[A-Z]{3}$/) }) }),
  }),
})

export const tokenAnswer = z.object({
  access_token: z.string().min(1),
  /** Seconds. */
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1),
})

export const tokenRefusal = z.object({ error: z.string() })

const faultIn = (key: string, list: string) =>
  z.object({ [key]: z.object({ [list]: z.array(z.object({ code: z.string() })).min(1) }) })

/** The code of a fault, which some of the vendor's machines write with keys in lower case. */
export function faultCodeIn(body: unknown): string | undefined {
  const upper = faultIn('Fault', 'Error').safeParse(body).data?.['Fault']?.['Error']
  const lower = faultIn('fault', 'error').safeParse(body).data?.['fault']?.['error']
  return (upper ?? lower)?.[0]?.code.slice(0, 50)
}

/** An expense in our words; undefined for one whose amount cannot be kept exactly. */
export function toExpense(said: z.infer<typeof purchase>, homeCurrency: string): Expense | undefined {
  const currency = said.CurrencyRef?.value ?? homeCurrency
  const units = minorUnits(said.TotalAmt, currency)
  if (units === undefined) return undefined
  const described = (said.Line ?? []).map(({ Description }) => Description).filter(Boolean)
  return {
    id: said.Id,
    postedOn: said.TxnDate,
    vendor: said.EntityRef?.name ?? '',
    description: (described.join('; ') || said.PrivateNote).slice(0, LONGEST),
    cost: said.Credit === true && units > 0 ? -units : units,
    currency,
    account: said.AccountRef?.name ?? '',
  }
}
