import { z } from 'zod'

export const templateLimits = { name: 100, description: 2000, checks: 200, templates: 200 } as const

/** Default ones come with the product and stay as they are; custom ones are an organization's own (POST-21). */
export const TEMPLATE_TYPES = ['default', 'custom'] as const
export type TemplateType = (typeof TEMPLATE_TYPES)[number]

/** What a person says of a template. */
export const templateFieldsSchema = z.strictObject({
  name: z.string().trim().min(1).max(templateLimits.name),
  description: z.string().trim().max(templateLimits.description),
  checks: z
    // Whether there is such a check the server says: the list of all of them is too much for every start of the app.
    .array(z.string().min(1).max(100))
    .min(1)
    .max(templateLimits.checks)
    .refine((checks) => new Set(checks).size === checks.length, { message: 'Names a check twice' })
    // In one order, so that whoever chose the same has the same.
    .overwrite((checks) => checks.toSorted()),
})
export type TemplateFields = z.infer<typeof templateFieldsSchema>

/** What tenants are to be like: checks that shall be compliant (POST-22). */
export const postureTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** May be empty. */
  description: z.string(),
  /** The ids of checks. */
  checks: z.array(z.string()),
  changed_at: z.string(),
})
export type PostureTemplate = z.infer<typeof postureTemplateSchema>
