import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import type { DeployedPolicy, TemplateStanding } from '../standings.ts'

/** Policies of a company that were deployed and only report. */
export interface ReportingCompany {
  customerId: string
  policies: readonly (DeployedPolicy & { policy: Policy })[]
  /** When the first of them was deployed. */
  since: string
}

const isReporting = (each: DeployedPolicy): each is DeployedPolicy & { policy: Policy } =>
  each.policy?.state === 'enabledForReportingButNotEnforced'

/** Where policies of a template or a baseline only report, and since when. */
export const reportingOf = ({ companies }: TemplateStanding): ReportingCompany[] =>
  [...companies].flatMap(([customerId, deployed]) => {
    const policies = deployed.filter(isReporting)
    const [since] = policies.map(({ deployment }) => deployment.deployed_at).toSorted()
    return since === undefined ? [] : [{ customerId, policies, since }]
  })
