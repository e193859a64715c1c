import type { IntegrationsQuery } from '../integrations/integrations-query.ts'
import type { DialogName } from '../screens/dialogs.ts'
import type { CheckName } from './checklist.ts'

interface CheckLink {
  /** The path of a screen. */
  to: string
  search?: IntegrationsQuery | { modal: DialogName }
}

const integrations = '/integrations/:companySelectorId?'
const microsoft = { applicationNameQ: 'Office365' } as const

/** Where each step is done (CHK-10, SHELL-25, SHELL-26). */
export const checkLinks = {
  INTEGRATE_TO_MICROSOFT: [
    { to: integrations, search: { ...microsoft, integrationTypeQ: 'CSP' } },
    { to: integrations, search: { ...microsoft, integrationTypeQ: 'direct' } },
  ],
  MAP_CSP_TENANTS: [{ to: '/integrations/:integrationId/microsoft-csp' }],
  INTEGRATE_TO_PSA: [{ to: integrations }],
  ADD_SYSTEM_USER: [{ to: '/users', search: { modal: 'addUser' } }],
  ADD_OPERATING_COUNTRIES: [{ to: '/secure/alerts/:companySelectorId?', search: { modal: 'eventSettings' } }],
  SCHEDULE_REPORT: [{ to: '/scheduled-reports' }],
  ADD_CUSTOM_BRANDING: [{ to: '/look-and-feel' }],
} as const satisfies Record<CheckName, readonly CheckLink[]>
