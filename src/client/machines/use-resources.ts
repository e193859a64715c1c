import { createContext, useContext } from 'react'
import type { Resources } from '#shared/contract/resources.ts'

export const ResourcesContext = createContext<Resources | null | undefined>(undefined)

/** The operator's articles and files; null where this device never heard of them, undefined for a moment at a start. */
export const useResources = (): Resources | null | undefined => useContext(ResourcesContext)
