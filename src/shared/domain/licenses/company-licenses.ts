import { z } from 'zod'
import { type ModuleNumber, SECURE_MODULES } from './seat.ts'
import { TIERS } from './subscription.ts'

const autoModuleSchema = z.literal([10, 11])

/** How a company's people come to their licences (EMP-23, EMP-25). A company without a row has nothing switched on. */
export const companyLicensesSchema = z.object({
  /** The company's. */
  id: z.string(),
  customer_id: z.string(),
  /** Discover and Engage, where everybody is given them. Of Secure the tier says it. */
  auto_assign: z.array(autoModuleSchema),
  /** Secure of the whole tenant: everybody has this tier, and nobody is without. */
  secure: z.enum(TIERS),
  /** How many people could not be given a licence because there was none left. */
  short: z.array(z.object({ moduleNumber: z.literal([9, 10, 11, 12]), count: z.number().int().positive() })),
})
export type CompanyLicenses = z.infer<typeof companyLicensesSchema>

export const noCompanyLicenses = (customerId: string): CompanyLicenses => ({
  id: customerId,
  customer_id: customerId,
  auto_assign: [],
  secure: 'none',
  short: [],
})

/** The licences that everybody of a company is given. */
export const givenToAll = (settings: CompanyLicenses | undefined): (10 | 11 | 12 | 9)[] => [
  ...(settings?.auto_assign ?? []),
  ...(settings && settings.secure !== 'none' ? [SECURE_MODULES[settings.secure]] : []),
]

/** Whether a licence comes and goes with the company's setting, so that nobody gives or takes it by hand (EMP-24). */
export const isGivenToAll = (settings: CompanyLicenses | undefined, moduleNumber: ModuleNumber): boolean =>
  (givenToAll(settings) as ModuleNumber[]).includes(moduleNumber)
