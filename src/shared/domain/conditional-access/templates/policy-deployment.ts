import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'

const chosenSchema = z.union([
  /** A value of the vendor's, or the id of something that this tenant has. */
  z.strictObject({ id: z.string().min(1).max(200) }),
  z.strictObject({
    /** Of a group, a location, an application or an account, which each tenant has under an id of its own. */
    name: z.string().min(1).max(256),
    /** Of a location that is made where a tenant lacks it: ISO 3166-1 alpha-2. */
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).exactOptional(),
  }),
])
/** What was chosen for an input. */
export type ChosenValue = z.infer<typeof chosenSchema>

/** What was said for a tenant: by the names of prompted inputs. */
export const chosenInputsSchema = z.record(z.string(), z.array(chosenSchema).max(200))
export type ChosenInputs = z.infer<typeof chosenInputsSchema>

/** Of which template a policy is deployed, and with what. */
export const templateUseSchema = z.strictObject({
  id: z.string().min(1).max(100),
  inputs: chosenInputsSchema,
})

/** A policy of a company's tenant that was made of a template (CA-20, CA-26). */
export const policyDeploymentSchema = z.object({
  /** `policyDeploymentId` of the company and the template: each is deployed once. */
  id: z.string(),
  customer_id: z.string(),
  template_id: z.string(),
  /** The vendor's id of the policy. */
  policy_id: z.string(),
  /** What was said for this tenant, to be offered again. */
  inputs: chosenInputsSchema,
  /** `accessFingerprint` of the policy's conditions and controls as they were deployed: drift is another one (state and name do not count). */
  deployed: z.string(),
  deployed_at: z.string(),
  /** The task that did it last. */
  task_id: z.string(),
})
export type PolicyDeployment = z.infer<typeof policyDeploymentSchema>

const NAMESPACE = '3c5c2f0e-57a4-4d0c-9a4b-3a7f4c0a7d11'

export const policyDeploymentId = (customerId: string, templateId: string): string =>
  uuidv5(`${customerId}/${templateId}`, NAMESPACE)
