import { createContext, useContext } from 'react'
import type { ExternalLinks } from '#shared/contract/external-links.ts'

export const ExternalLinksContext = createContext<ExternalLinks | undefined>(undefined)

/** The site's pages outside of the app; undefined for a moment at a start. */
export const useExternalLinks = (): ExternalLinks | undefined => useContext(ExternalLinksContext)
