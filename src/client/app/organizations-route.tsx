import { useNavigate, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import { type OrganizationSummary, organizationSummarySchema } from '#shared/contract/organizations.ts'
import { OrganizationsPage } from '#client/features/organizations/organizations-page.tsx'
import { ApiRefusal, askApi } from './ask-api.ts'
import { useIsOnline } from './use-is-online.ts'
import { organizations } from '#client/texts/en/organizations.ts'
import { addEnglish } from '#client/texts/texts.ts'

addEnglish({ organizations })

/** The largest page that the server gives. */
const PAGE = 500

export function OrganizationsRoute() {
  const address = useSearch({ from: '/organizations' })
  const navigate = useNavigate({ from: '/organizations' })
  return (
    <OrganizationsPage
      address={address}
      onAddress={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: !('open' in change) })
      }
      isOnline={useIsOnline()}
      onRead={readOrganizations}
      onToggle={async (id, flag) => {
        await askApi('POST', `/organization/${id}/feature-toggle`, flag)
      }}
    />
  )
}

async function readOrganizations(): Promise<OrganizationSummary[]> {
  // By id: one that was added meanwhile moves others to the next page.
  const found = new Map<string, OrganizationSummary>()
  for (let from = 0; ; from += PAGE) {
    const page = z
      .array(organizationSummarySchema)
      .safeParse(await askApi('GET', `/organizations?from=${from}&size=${PAGE}`))
    // Something else answered in the place of the server.
    if (!page.success) throw new ApiRefusal('unreachable')
    for (const organization of page.data) found.set(organization.id, organization)
    if (page.data.length < PAGE) return [...found.values()]
  }
}
