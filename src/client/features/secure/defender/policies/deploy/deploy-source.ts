import type { MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import type { MailPolicyRow } from '../mail-policy-rows.ts'

/** What is deployed: a policy of a company, or that of a template, which is for nobody yet. */
export interface DeploySource {
  /** Tells it from the others. */
  key: string
  /** The company that it is of; undefined of a template. */
  customerId: string | undefined
  policy: MailPolicy
  /** A change of it is under way. */
  isUpdating: boolean
}

/** Why a policy is deployed nowhere now. */
export function sourceObstacle({ policy, isUpdating }: DeploySource): 'everywhere' | 'changing' | undefined {
  if (policy.isBuiltIn) return 'everywhere'
  return isUpdating ? 'changing' : undefined
}

/** Of those that could be deployed and have one kind and name, all but the first: a tenant has room for one of them. */
export const secondsAmong = (sources: readonly DeploySource[]): ReadonlySet<DeploySource> =>
  new Set(
    [
      ...Map.groupBy(
        sources.filter((source) => sourceObstacle(source) === undefined),
        ({ policy }) => `${policy.kind} ${policy.name.trim().toLowerCase()}`,
      ).values(),
    ].flatMap(([, ...others]) => others),
  )

/** A policy of a company as it is listed. */
export const sourceOf = ({ key, customerId, policy, isUpdating }: MailPolicyRow): DeploySource => ({
  key,
  customerId,
  policy,
  isUpdating,
})
