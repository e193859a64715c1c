import { checkLinks } from '#shared/domain/checklist/check-links.ts'
import type { CheckName } from '#shared/domain/checklist/checklist.ts'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import { watchPartner } from '#client/data/nouns/partner.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import type { Target } from '#client/parts/screen/target.ts'

/** A screen at which a step is done, and the word of the button that leads there. */
export interface CheckWay {
  target: Target
  name: 'direct' | 'partner' | 'tenants' | 'integrations' | 'addUser' | 'countries' | 'branding'
}

const [byPartner, byCompany] = checkLinks.INTEGRATE_TO_MICROSOFT

/** The ways to what each step asks for, of those whose screens are there today (CHK-10). */
const ways: Partial<Record<CheckName, readonly CheckWay[]>> = {
  INTEGRATE_TO_MICROSOFT: [
    { target: { to: '/integrations', search: byCompany.search }, name: 'direct' },
    { target: { to: '/integrations', search: byPartner.search }, name: 'partner' },
  ],
  // Until somebody has connected the partner there are no tenants to map.
  MAP_CSP_TENANTS: [{ target: { to: '/integrations', search: { modal: 'partner' } }, name: 'partner' }],
  INTEGRATE_TO_PSA: [{ target: { to: '/integrations' }, name: 'integrations' }],
  ADD_SYSTEM_USER: [{ target: checkLinks.ADD_SYSTEM_USER[0], name: 'addUser' }],
  ADD_OPERATING_COUNTRIES: [
    {
      target: {
        to: '/secure/alerts/$companySelectorId',
        params: { companySelectorId: ALL_COMPANIES },
        search: checkLinks.ADD_OPERATING_COUNTRIES[0].search,
      },
      name: 'countries',
    },
  ],
  ADD_CUSTOM_BRANDING: [{ target: checkLinks.ADD_CUSTOM_BRANDING[0], name: 'branding' }],
}

/** Whether a step can be begun from here. */
export const hasWay = ({ id }: { id: CheckName }): boolean => ways[id] !== undefined

/** The ways to what a step asks for, as things stand. */
export function useCheckWays(): (id: CheckName) => readonly CheckWay[] {
  const connection = useWatched(watchPartner)?.connection
  return (id) => {
    if (id !== 'MAP_CSP_TENANTS' || !connection) return ways[id] ?? []
    return [
      {
        target: {
          to: '/integrations/$integrationId/microsoft-csp',
          params: { integrationId: connection.id },
          search: { tab: 'tenants' },
        },
        name: 'tenants',
      },
    ]
  }
}
