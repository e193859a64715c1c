import { useMemo } from 'react'
import { watchAccessPolicies } from '#client/data/nouns/secure/access-policies.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import {
  watchBaselines,
  watchPolicyDeployments,
  watchPolicyTemplates,
} from '#client/data/nouns/secure/policy-templates.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { createStandings } from './standings.ts'
import { baselineRows, templateRows } from './template-rows.ts'

/** Every template and baseline with where it is deployed; `rows` are undefined until this device has read them all. */
export function usePolicyTemplates() {
  const t = useTexts('access')
  const templates = useTexts('policyTemplates')
  const locale = useLocale()
  const views = useWatched(watchPolicyTemplates)
  const baselines = useWatched(watchBaselines.CONDITIONAL_ACCESS)
  const deployments = useWatched(watchPolicyDeployments)
  const policies = useWatched(watchAccessPolicies)
  const customers = useWatched(watchCustomers)
  const standings = useMemo(
    () => deployments && policies && createStandings(deployments, policies),
    [deployments, policies],
  )
  const rows = useMemo(
    () => views && standings && templateRows(views, standings, { t, locale, templates }),
    [views, standings, t, locale, templates],
  )
  const groups = useMemo(
    () => rows && baselines && standings && baselineRows(baselines, rows, standings, templates),
    [rows, baselines, standings, templates],
  )
  const companies = useMemo(
    () => (customers ?? []).map(({ row }) => ({ id: row.id, name: row.name })),
    [customers],
  )
  const nameById = useMemo(() => new Map(companies.map(({ id, name }) => [id, name])), [companies])
  return {
    templates: rows,
    baselines: groups,
    deployments,
    policies,
    companies,
    companyOf: (id: string) => nameById.get(id) ?? '–',
  }
}
export type PolicyTemplates = ReturnType<typeof usePolicyTemplates>
