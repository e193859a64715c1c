import { z } from 'zod'

/** What the address of the integrations page says of the connect dialog that it opens (SHELL-25). */
export const integrationsQuerySchema = z.object({
  /** The application to connect. */
  applicationNameQ: z.string().min(1).optional().catch(undefined),
  /** For all companies by the partner center, or a company's own app. */
  integrationTypeQ: z.enum(['CSP', 'direct']).optional().catch(undefined),
})
export type IntegrationsQuery = z.infer<typeof integrationsQuerySchema>
