import type { Vendor } from '../connector.ts'
import { createIntuitConnector, type IntuitParts } from './intuit.connector.ts'

/** QuickBooks Online by what somebody of each company grants to an app of the site. */
export const intuit = {
  application: 'Quickbooks',
  open: (parts) => {
    const connector = createIntuitConnector(parts)
    return {
      accounting: connector.openBooks,
      appGrant: parts.credentials.clientId ? connector.grant : undefined,
    }
  },
} satisfies Vendor<IntuitParts>
