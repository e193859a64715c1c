import { z } from 'zod'
import { policyTemplateLimits } from '../conditional-access/templates/policy-template.ts'
import { mailPolicySchema } from './mail-policy.ts'
import { mailPolicyTaskLimits } from './mail-policy-task.ts'

/** A policy for mail without what is of one tenant: its ids, its place in the order, and whom it is for. */
export const templatePolicySchema = z
  .strictObject(
    mailPolicySchema.pick({
      kind: true,
      name: true,
      description: true,
      comments: true,
      isEnabled: true,
      settings: true,
    }).shape,
  )
  .refine((policy) => JSON.stringify(policy).length <= mailPolicyTaskLimits.policy, {
    message: 'Is too large',
  })
export type TemplatePolicy = z.infer<typeof templatePolicySchema>

/** What a person says of a template. */
export const mailTemplateFieldsSchema = z.strictObject({
  name: z.string().trim().min(1).max(policyTemplateLimits.name),
  description: z.string().trim().max(policyTemplateLimits.description),
  policy: templatePolicySchema,
})
export type MailTemplateFields = z.infer<typeof mailTemplateFieldsSchema>

/** A policy for mail that is to be in many tenants (DEF-01). */
export const mailTemplateSchema = mailTemplateFieldsSchema.extend({
  id: z.string(),
  created_at: z.string(),
  changed_at: z.string(),
})
export type MailTemplate = z.infer<typeof mailTemplateSchema>
