import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { policySchema } from './policy.ts'

/** A conditional access policy of a company's tenant, as it was last read (CA-01, CA-03). */
export const accessPolicySchema = z.object({
  /** `accessPolicyId` of the company and the vendor's id, which is in the policy. */
  id: z.string(),
  customer_id: z.string(),
  policy: policySchema,
})
export type AccessPolicy = z.infer<typeof accessPolicySchema>

const NAMESPACE = '0d9f3c52-1c5e-4d0e-9c57-6b1f2c1f7a43'

/** The same for a policy at every reading, and another one at every company, whatever ids its tenant makes up. */
export const accessPolicyId = (customerId: string, vendorId: string): string =>
  uuidv5(`${customerId}/${vendorId.toLowerCase()}`, NAMESPACE)
