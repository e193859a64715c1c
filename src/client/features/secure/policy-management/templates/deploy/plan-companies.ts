import type { AccessOptions, NamedOption } from '#shared/domain/conditional-access/access-options.ts'
import { accessTaskLimits, type AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import {
  type DeployedTemplate,
  type DeploymentPlan,
  planDeployment,
} from '#shared/domain/conditional-access/templates/plan-deployment.ts'
import type {
  ChosenInputs,
  PolicyDeployment,
} from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import { deploymentRun } from '#shared/domain/conditional-access/templates/deployment-run.ts'
import { holdsLicense, type RequiredLicense } from '#shared/domain/posture/required-license.ts'
import type { AskedAccess } from '#client/data/nouns/secure/access-policies.ts'
import { type Answers, answersFor } from './answers.ts'
import type { KeptOut, keptOutBy } from '../../policies/kept-out/kept-out.ts'

/** What this device knows of a company that is deployed to. */
export interface CompanyGround extends Answers {
  id: string
  name: string
  /** Undefined where its tenant was not read. */
  options: AccessOptions | undefined
  policies: readonly Policy[]
  people: readonly NamedOption[]
  /** The vendor's ids of its emergency accounts. */
  emergencyIds: readonly string[]
  servicePlans: readonly string[] | undefined
}

/** What would be done in one company's tenant, or why nothing can be planned there. */
export type CompanyPlan = Pick<CompanyGround, 'id' | 'name'> &
  (
    | { obstacle: 'notRead' | NonNullable<AccessOptions['unread']> }
    | (DeploymentPlan & {
        obstacle: undefined
        options: AccessOptions
        policies: readonly Policy[]
        hasDefaults: boolean
        /** More than one task can hold. */
        isTooMuch: boolean
        missing: readonly RequiredLicense[]
        keptOut: readonly KeptOut[]
      })
  )

export interface PlannedTemplate extends DeployedTemplate {
  licenses: readonly RequiredLicense[]
}

/** What it takes to have these templates in a company's tenant. Pure; without `judge` nobody is looked for who would be kept out. */
export function planCompany(
  templates: readonly PlannedTemplate[],
  ground: CompanyGround,
  judge: typeof keptOutBy | undefined,
): CompanyPlan {
  const { id, name, options, policies, deployments, people, emergencyIds, servicePlans } = ground
  if (!options) return { id, name, obstacle: 'notRead' }
  if (options.unread !== null) return { id, name, obstacle: options.unread }
  const chosen = Object.fromEntries(templates.map((template) => [template.id, answersFor(template, ground)]))
  const plan = planDeployment(templates, chosen, { options, policies, deployments, people })
  const needed = new Set(templates.flatMap(({ licenses }) => licenses))
  return {
    id,
    name,
    obstacle: undefined,
    ...plan,
    options,
    policies,
    hasDefaults: options.security_defaults === true,
    isTooMuch: plan.changes.length > accessTaskLimits.items,
    missing: [...needed].filter((license) => holdsLicense(license, servicePlans) === false),
    keptOut: judge?.({ changes: plan.changes, policies, options, emergencyIds }) ?? [],
  }
}

/** Whether a plan is to be sent: everything is said, and there is something to do (CA-26). */
export const isSendable = (plan: CompanyPlan): plan is Extract<CompanyPlan, { obstacle: undefined }> =>
  plan.obstacle === undefined && plan.open.length === 0 && plan.changes.length > 0 && !plan.isTooMuch

/** What is asked of the tenants of these plans. */
export const askedOfPlans = (plans: readonly CompanyPlan[]): AskedAccess[] =>
  plans.filter(isSendable).map(({ id, name, changes }) => ({ customerId: id, company: name, items: changes }))

/** The companies of a run where something is left to do, with what was said for each. */
export function retryOf(run: string, tasks: readonly AccessTask[]) {
  const parts = [...(deploymentRun(run, tasks)?.parts ?? [])]
  const left = parts.filter(([, { state }]) => state === 'failed' || state === 'partly')
  return {
    companyIds: left.map(([id]) => id),
    own: new Map(left.map(([id, { task }]) => [id, saidIn(task)] as const)),
  }
}

const saidIn = ({ items }: AccessTask): ChosenInputs =>
  Object.assign({}, ...items.map(({ template }) => template?.inputs ?? {})) as ChosenInputs

/** The tasks of a run of which something can still be taken back. */
export const reversibleOf = (run: string, tasks: readonly AccessTask[], companyOf: (id: string) => string) =>
  tasks
    .filter(
      ({ id, source, items }) =>
        source?.run === run &&
        items.some(({ state }) => state === 'applied') &&
        !tasks.some(({ undoes, state }) => undoes === id && state !== 'failed'),
    )
    .toSorted((a, b) => b.requested_at.localeCompare(a.requested_at))
    .map(({ id, customer_id }) => ({ id, customer_id, company: companyOf(customer_id) }))

/** Who was deployed to before, by the company's id. */
export const byCompany = (deployments: readonly PolicyDeployment[]) =>
  Map.groupBy(deployments, ({ customer_id }) => customer_id)
