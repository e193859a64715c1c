import { useMemo } from 'react'
import { watchMailPolicies, watchMailPolicyTasks } from '#client/data/nouns/secure/mail-policies.ts'
import { useCompanyTenants } from '#client/features/secure/parts/policies/use-company-tenants.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import type { DeploySource } from './deploy-source.ts'
import type { DeployTarget } from './plan-deployment.ts'

/** Every company by name, but one that all of these are of; undefined while they are read. */
export function useDeployTargets(sources: readonly DeploySource[]): DeployTarget[] | undefined {
  const companies = useCompanyTenants()
  const policies = useWatched(watchMailPolicies)
  const tasks = useWatched(watchMailPolicyTasks)
  return useMemo(() => {
    if (!companies || !policies || !tasks) return undefined
    const tasksOf = Map.groupBy(
      tasks.map(({ row }) => row),
      ({ customer_id: id }) => id,
    )
    return companies
      .filter(({ id }) => sources.some(({ customerId }) => customerId !== id))
      .map((company) => ({
        ...company,
        own: policies.get(company.id),
        tasks: tasksOf.get(company.id) ?? [],
      }))
  }, [companies, policies, tasks, sources])
}
