import type { Vendor } from '../connector.ts'
import type { HttpParts } from '../http.ts'
import { createConsentUrl } from './consent-url.ts'
import { createMicrosoft365Connector, type Microsoft365ConnectorParts } from './microsoft365.connector.ts'
import { openPartner, type PartnerParts } from './partner.ts'
import { createTenantSignIn, signInPurposes } from './tenant-sign-in.ts'

/** Microsoft 365 by an app of the site, which administrators let into their tenants. */
export const microsoft365 = {
  application: 'Office365',
  open: (parts) => {
    const connector = createMicrosoft365Connector(parts)
    const { clientId } = parts.credentials
    return {
      directory: connector.open,
      accounts: connector.openAccounts,
      settings: connector.openSettings,
      policies: connector.openPolicies,
      policyChanges: connector.openPolicyChanges,
      mailPolicies: connector.openMailPolicies,
      devicePolicies: connector.openDevicePolicies,
      contacts: connector.openContacts,
      risks: connector.openRisks,
      auditLog: connector.openAuditLog,
      securityFeeds: connector.openSecurityFeeds,
      partner: (session) => openPartner(parts, session),
      consent: clientId
        ? {
            clientId,
            url: (redirectUri) => createConsentUrl({ login: parts.hosts.login, clientId, redirectUri }),
            signIn: createTenantSignIn(parts, signInPurposes.consent),
            scriptSignIn: createTenantSignIn(parts, signInPurposes.exchange),
            partnerSignIn: createTenantSignIn(parts, signInPurposes.partner),
          }
        : undefined,
    }
  },
} satisfies Vendor<
  HttpParts &
    Pick<Microsoft365ConnectorParts, 'credentials' | 'publisherId'> & {
      /** Beside those of the connector `https://api.partnercenter.microsoft.com` and `https://admin.microsoft.com`. */
      hosts: Microsoft365ConnectorParts['hosts'] & PartnerParts['hosts']
    }
>
