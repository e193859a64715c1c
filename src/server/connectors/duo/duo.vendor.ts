import { z } from 'zod'
import { duoCredentialsSchema } from '#shared/domain/integrations/duo-credentials.ts'
import { ConnectorError } from '../connector-error.ts'
import type { Vendor } from '../connector.ts'
import { createDuoConnector, type DuoParts } from './duo.connector.ts'

/** Who asks for an account below their own names it. */
const duoAccountKeysSchema = duoCredentialsSchema.extend({ accountId: z.string().min(1).max(100).optional() })

function readKeys<T>(schema: z.ZodType<T>, credentials: unknown): T {
  const parsed = schema.safeParse(credentials)
  if (!parsed.success) throw new ConnectorError('unauthorized', { code: 'unreadableCredentials' })
  return parsed.data
}

/** Duo by keys that each company has of its own, or by those of the provider who looks after its account. */
export const duo = {
  application: 'DUOSecurity',
  open: (parts) => {
    const connector = createDuoConnector(parts)
    return {
      secondFactors: (credentials) =>
        connector.openSecondFactors(readKeys(duoAccountKeysSchema, credentials)),
      grantedFeeds: (credentials) =>
        connector.openFeeds(async () => readKeys(duoAccountKeysSchema, await credentials())),
      providerAccounts: (credentials) =>
        connector.openProviderAccounts(readKeys(duoCredentialsSchema, credentials)),
    }
  },
} satisfies Vendor<DuoParts>
