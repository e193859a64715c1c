import { z } from 'zod'

/** GET /config.json: what the app has to know of its site before anybody is signed in. */
export const siteConfigSchema = z.object({
  site: z.enum(['live', 'test']),
  pool: z.object({ url: z.string(), clientId: z.string() }),
})
export type SiteConfig = z.infer<typeof siteConfigSchema>
