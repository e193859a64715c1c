import type { IntegrationsQuery } from '../integrations/integrations-query.ts'
import type { Area } from '../permissions/levels.ts'
import type { DialogName } from '../screens/dialogs.ts'
import type { CheckName } from './checklist.ts'

interface CheckLink {
  /** The path of a screen. */
  to: string
  search?: IntegrationsQuery | { modal: DialogName }
}

interface CheckLinks {
  /** Has to be manageable for the step; a step without one is open to everybody (CHK-09). */
  area?: Area
  links: readonly CheckLink[]
}

const integrations = '/integrations/:companySelectorId?'
const microsoft = { applicationNameQ: 'Office365' } as const

/** Where each step is done (CHK-10, SHELL-25, SHELL-26). */
export const checkLinks = {
  INTEGRATE_TO_MICROSOFT: {
    area: 'integrations',
    links: [
      { to: integrations, search: { ...microsoft, integrationTypeQ: 'CSP' } },
      { to: integrations, search: { ...microsoft, integrationTypeQ: 'direct' } },
    ],
  },
  MAP_CSP_TENANTS: {
    area: 'integrations',
    links: [{ to: '/integrations/:integrationId/microsoft-csp' }],
  },
  INTEGRATE_TO_PSA: { area: 'integrations', links: [{ to: integrations }] },
  ADD_SYSTEM_USER: { area: 'systemUsers', links: [{ to: '/users', search: { modal: 'addUser' } }] },
  ADD_OPERATING_COUNTRIES: {
    area: 'secure',
    links: [{ to: '/secure/alerts/:companySelectorId?', search: { modal: 'eventSettings' } }],
  },
  SCHEDULE_REPORT: { links: [{ to: '/scheduled-reports' }] },
  ADD_CUSTOM_BRANDING: { area: 'lookAndFeel', links: [{ to: '/look-and-feel' }] },
} as const satisfies Record<CheckName, CheckLinks>
