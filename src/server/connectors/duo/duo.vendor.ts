import { duoCredentialsSchema } from '#shared/domain/integrations/duo-credentials.ts'
import { ConnectorError } from '../connector-error.ts'
import type { Vendor } from '../connector.ts'
import { createDuoConnector, type DuoParts } from './duo.connector.ts'

/** Duo by keys that each company has of its own. */
export const duo = {
  application: 'DUOSecurity',
  open: (parts) => {
    const connector = createDuoConnector(parts)
    return {
      secondFactors(credentials) {
        const parsed = duoCredentialsSchema.safeParse(credentials)
        if (!parsed.success) throw new ConnectorError('unauthorized', { code: 'unreadableCredentials' })
        return connector.openSecondFactors(parsed.data)
      },
    }
  },
} satisfies Vendor<DuoParts>
