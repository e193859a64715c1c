import { ConnectorError } from '../connector-error.ts'
import type { Vendor } from '../connector.ts'
import { createGoogleConnector, type GoogleParts, grantSchema } from './google-workspace.connector.ts'

/** Google Workspace by what an administrator of each company grants to an app of the site. */
export const googleWorkspace = {
  application: 'GWS',
  open: (parts) => {
    const connector = createGoogleConnector(parts)
    return {
      grantedDirectory: (credentials) => connector.openDirectory(grantIn(credentials)),
      grantedFeeds: (credentials) => connector.openFeeds(async () => grantIn(await credentials())),
      workspaceSettings: (credentials) => connector.openSettings(grantIn(credentials)),
      appGrant: parts.credentials.clientId ? connector.grant : undefined,
    }
  },
} satisfies Vendor<GoogleParts>

function grantIn(credentials: unknown) {
  const parsed = grantSchema.safeParse(credentials)
  if (!parsed.success) throw new ConnectorError('unauthorized', { code: 'unreadableCredentials' })
  return parsed.data
}
