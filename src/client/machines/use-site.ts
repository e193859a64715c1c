import { createContext, useContext } from 'react'
import type { SiteConfig } from '#shared/contract/site-config.ts'
import { invariant } from '#shared/lib/invariant.ts'

export const SiteContext = createContext<SiteConfig | undefined>(undefined)

/** What the site that somebody is signed in to offers. */
export function useSite(): SiteConfig {
  const site = useContext(SiteContext)
  invariant(site, 'screens are shown by a site')
  return site
}
