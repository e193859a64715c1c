import { z } from 'zod'

export const COMPANY_SORTS = ['name', 'contact_name', 'country', 'MFA', 'active'] as const
export type CompanySort = (typeof COMPANY_SORTS)[number]

// An address may have read "2024" or "true" as what they look like.
const search = z.union([z.string(), z.number(), z.boolean()]).transform(String)

/** What the address of the companies screen holds; what cannot be read is left out. */
export const companiesAddressSchema = z.object({
  search: search.optional().catch(undefined),
  state: z.enum(['active', 'deactivated']).optional().catch(undefined),
  mfa: z.enum(['required', 'missing']).optional().catch(undefined),
  sort: z.enum(COMPANY_SORTS).optional().catch(undefined),
  direction: z.enum(['asc', 'desc']).optional().catch(undefined),
  /** The company whose panel is open. */
  open: z.string().optional().catch(undefined),
})
export type CompaniesAddress = z.infer<typeof companiesAddressSchema>
