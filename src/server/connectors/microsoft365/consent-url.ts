import type { ConsentUrl } from '../consent.ts'

/** https://learn.microsoft.com/entra/identity-platform/v2-admin-consent */
export const createConsentUrl =
  ({ login, clientId, redirectUri }: { login: string; clientId: string; redirectUri: string }): ConsentUrl =>
  (state, tenantId = 'organizations') => {
    const url = new URL(`${login.replace(/\/$/, '')}/${encodeURIComponent(tenantId)}/v2.0/adminconsent`)
    url.search = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      // All that the app is registered for, also of other resources than this one.
      scope: 'https://graph.microsoft.com/.default',
      state,
    }).toString()
    return url.href
  }
