import { useMemo } from 'react'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { watchConnections } from '#client/data/nouns/integrations.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { useLocale } from '#client/texts/texts.ts'

/** A company with what is known of the connection to its tenant. */
export interface CompanyTenant {
  id: string
  name: string
  isConnected: boolean
  /** The accepted domains of its tenant. */
  domains: readonly string[]
}

/** Every company, by name; undefined while they are read. */
export function useCompanyTenants(): CompanyTenant[] | undefined {
  const locale = useLocale()
  const { nameById, isKnown } = useCompanyNames()
  const connections = useWatched(watchConnections)
  return useMemo(() => {
    if (!isKnown || !connections) return undefined
    const tenants = new Map(
      connections.integrations
        .map(({ row }) => row)
        .filter(isTenant)
        .map(byCompany),
    )
    const { compare } = new Intl.Collator(locale)
    return [...nameById]
      .map(([id, name]) => ({
        id,
        name,
        isConnected: tenants.get(id)?.is_active === true,
        domains: tenants.get(id)?.domains ?? [],
      }))
      .toSorted((a, b) => compare(a.name, b.name))
  }, [nameById, isKnown, connections, locale])
}

const isTenant = ({ type }: Integration) => type === TENANT_APPLICATION
const byCompany = (row: Integration) => [row.customer_id, row] as const
