import { useMemo } from 'react'
import { watchDevicePolicies, watchDevicePolicyTasks } from '#client/data/nouns/secure/device-policies.ts'
import { useCompanyTenants } from '#client/features/secure/parts/policies/use-company-tenants.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { companyIdOf, type DeploySource } from './deploy-source.ts'
import type { DeployTarget } from './plan-deployment.ts'

/** Every company by name, but one that all of these are of; undefined while they are read. */
export function useDeployTargets(sources: readonly DeploySource[]): DeployTarget[] | undefined {
  const companies = useCompanyTenants()
  const policies = useWatched(watchDevicePolicies)
  const tasks = useWatched(watchDevicePolicyTasks)
  return useMemo(() => {
    if (!companies || !policies || !tasks) return undefined
    const tasksOf = Map.groupBy(
      tasks.map(({ row }) => row),
      ({ customer_id: id }) => id,
    )
    return companies
      .filter(({ id }) => sources.some((source) => companyIdOf(source) !== id))
      .map((company) => ({
        ...company,
        own: policies.get(company.id),
        tasks: tasksOf.get(company.id) ?? [],
      }))
  }, [companies, policies, tasks, sources])
}
