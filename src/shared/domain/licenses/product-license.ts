import { z } from 'zod'
import { PEOPLE_APPLICATIONS } from '../employees/without-application.ts'

/** A product of which people of a company have licences, as its tenant reports it. */
export const productLicenseSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  /** The directory that tells of it. */
  application: z.enum(PEOPLE_APPLICATIONS),
  sku_id: z.string(),
  part_number: z.string(),
  product_name: z.string(),
  /** How many were bought; null where the vendor does not tell. */
  enabled: z.number().int().nullable(),
  consumed: z.number().int(),
  /** In the vendor's word; null where it tells none. */
  status: z.string().nullable(),
})
export type ProductLicense = z.infer<typeof productLicenseSchema>
