import { useMemo } from 'react'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { watchConnections } from '#client/data/nouns/integrations.ts'
import { watchMailPolicies, watchMailPolicyTasks } from '#client/data/nouns/mail-policies.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { useLocale } from '#client/texts/texts.ts'
import type { DeployTarget } from './plan-deployment.ts'

/** Every company but the one that is deployed from, by name; undefined while they are read. */
export function useDeployTargets(sourceId: string): DeployTarget[] | undefined {
  const locale = useLocale()
  const { nameById, isKnown } = useCompanyNames()
  const connections = useWatched(watchConnections)
  const policies = useWatched(watchMailPolicies)
  const tasks = useWatched(watchMailPolicyTasks)
  return useMemo(() => {
    if (!isKnown || !connections || !policies || !tasks) return undefined
    const tenants = new Map(
      connections.integrations
        .map(({ row }) => row)
        .filter(isTenant)
        .map(byCompany),
    )
    const tasksOf = Map.groupBy(
      tasks.map(({ row }) => row),
      ({ customer_id: id }) => id,
    )
    const { compare } = new Intl.Collator(locale)
    return [...nameById]
      .filter(([id]) => id !== sourceId)
      .map(([id, name]) => ({
        id,
        name,
        isConnected: tenants.get(id)?.is_active === true,
        domains: tenants.get(id)?.domains ?? [],
        own: policies.get(id),
        tasks: tasksOf.get(id) ?? [],
      }))
      .toSorted((a, b) => compare(a.name, b.name))
  }, [nameById, isKnown, connections, policies, tasks, sourceId, locale])
}

const isTenant = ({ type }: Integration) => type === TENANT_APPLICATION
const byCompany = (row: Integration) => [row.customer_id, row] as const
