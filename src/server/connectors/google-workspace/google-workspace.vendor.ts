import { ConnectorError } from '../connector-error.ts'
import type { Vendor } from '../connector.ts'
import { createGoogleConnector, type GoogleParts, grantSchema } from './google-workspace.connector.ts'

/** Google Workspace by what an administrator of each company grants to an app of the site. */
export const googleWorkspace = {
  application: 'GWS',
  open: (parts) => {
    const connector = createGoogleConnector(parts)
    return {
      grantedDirectory(credentials) {
        const parsed = grantSchema.safeParse(credentials)
        if (!parsed.success) throw new ConnectorError('unauthorized', { code: 'unreadableCredentials' })
        return connector.openDirectory(parsed.data)
      },
      appGrant: parts.credentials.clientId ? connector.grant : undefined,
    }
  },
} satisfies Vendor<GoogleParts>
