import { createContext, useContext } from 'react'
import { invariant } from '#shared/lib/invariant.ts'
import type { Importer } from '#client/data/imports/importer.ts'

/** Starts what reads files of employees. */
export type OpenImporter = () => Promise<Importer>

export const ImporterContext = createContext<OpenImporter | undefined>(undefined)

export function useOpenImporter(): OpenImporter {
  const open = useContext(ImporterContext)
  invariant(open, 'employees are imported by a signed-in user')
  return open
}
