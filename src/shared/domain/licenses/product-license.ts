import { z } from 'zod'

/** A Microsoft product that a company has bought, as its tenant reports it. */
export const productLicenseSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  sku_id: z.string(),
  part_number: z.string(),
  product_name: z.string(),
  enabled: z.number().int(),
  consumed: z.number().int(),
  status: z.string(),
})
export type ProductLicense = z.infer<typeof productLicenseSchema>
