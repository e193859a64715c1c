import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import {
  type DeploymentState,
  deploymentState,
} from '#shared/domain/conditional-access/templates/deployment-state.ts'
import type { PolicyDeployment } from '#shared/domain/conditional-access/templates/policy-deployment.ts'

/** `unread`: this device has no policy of the company, so nothing is known. */
export type CompanyStanding = DeploymentState | 'unread'

/** A policy of a company's tenant that was made of a template, and how it stands. */
export interface DeployedPolicy {
  deployment: PolicyDeployment
  state: CompanyStanding
  /** As it is in the tenant now. */
  policy: Policy | undefined
}

/** Where templates are deployed. */
export interface TemplateStanding {
  /** By the company's id. */
  companies: ReadonlyMap<string, readonly DeployedPolicy[]>
  /** How many companies have something of it that is changed, and that is gone. */
  drifted: number
  gone: number
}

export interface Standings {
  /** Of these templates together. */
  of: (templateIds: readonly string[]) => TemplateStanding
}

/** The worst comes first. */
const WORST: readonly CompanyStanding[] = ['gone', 'drifted', 'unread', 'same']

/** How a company stands as a whole, by the worst of its policies. */
export const worstOf = (policies: readonly Pick<DeployedPolicy, 'state'>[]): CompanyStanding =>
  WORST.find((state) => policies.some((each) => each.state === state)) ?? 'same'

/** How each deployment stands, by the policies of every company, of which each is looked at once. */
export function createStandings(
  deployments: readonly PolicyDeployment[],
  policies: readonly { row: { customer_id: string; policy: Policy } }[],
): Standings {
  const byCompany = Map.groupBy(policies, ({ row }) => row.customer_id)
  const deployed = deployments.map((deployment): DeployedPolicy => {
    const own = byCompany.get(deployment.customer_id)?.map(({ row }) => row.policy)
    if (!own) return { deployment, state: 'unread', policy: undefined }
    const isIt = ({ id }: Policy) => id.toLowerCase() === deployment.policy_id.toLowerCase()
    return { deployment, state: deploymentState(deployment, own), policy: own.find(isIt) }
  })
  const byTemplate = Map.groupBy(deployed, ({ deployment }) => deployment.template_id)
  return {
    of: (templateIds) => {
      const all = templateIds.flatMap((id) => byTemplate.get(id) ?? [])
      const companies = Map.groupBy(all, ({ deployment }) => deployment.customer_id)
      const worst = [...companies.values()].map(worstOf)
      return {
        companies,
        drifted: worst.filter((state) => state === 'drifted').length,
        gone: worst.filter((state) => state === 'gone').length,
      }
    },
  }
}
