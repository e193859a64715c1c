import { z } from 'zod'
import { priceListSchema } from '#shared/domain/billing/price-list.ts'

/** GET /config.json: what the app has to know of its site before anybody is signed in. */
export const siteConfigSchema = z.object({
  site: z.enum(['live', 'test']),
  pool: z.object({ url: z.string(), clientId: z.string() }),
  /** Whether a sign-in has to bring a solved proof of work. */
  captcha: z.boolean().default(false),
  /** Whether there is a sign-in with Microsoft. */
  sso: z.boolean().default(false),
  /** The shared account for trying the product out, where there is one. */
  trial: z.object({ email: z.string() }).nullable().default(null),
  /** Whether a model answers the assistant's questions; without one the device answers by rules. */
  assistant: z.boolean().default(false),
  /** From where the pages of the billing portal come, null where there is none; and what plans cost. */
  billing: z
    .object({ portal: z.string().nullable(), prices: priceListSchema.nullable() })
    .default({ portal: null, prices: null }),
  supportEmail: z.string().default('support@castellan.example'),
  /** The page of a chat provider (ORG-32). */
  chatUrl: z.string().nullable().default(null),
  /** Whom Contact Sales writes to (SHELL-39). */
  salesEmail: z.string().default('sales@castellan.example'),
  /** Where the solutions are of an organization that has no address of its own (SHELL-14). */
  solutions: z
    .object({ backup: z.string().nullable(), security_training: z.string().nullable() })
    .default({ backup: null, security_training: null }),
  /** Where the other of the two sites is. */
  otherSite: z.string().nullable().default(null),
})

/** As it is sent, and as devices keep it: an earlier build kept fewer fields. */
export type SiteConfig = z.input<typeof siteConfigSchema>

/** As it was read, with everything filled in. */
export type SiteSettings = z.output<typeof siteConfigSchema>
