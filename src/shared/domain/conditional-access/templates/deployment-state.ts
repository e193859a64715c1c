import { accessFingerprint } from '../access-body.ts'
import type { Policy, PolicyBody } from '../policy.ts'
import type { PolicyDeployment } from './policy-deployment.ts'

/** `same`: as it was deployed. `drifted`: somebody has changed what it says. `gone`: the tenant does not have it any more. */
export type DeploymentState = 'same' | 'drifted' | 'gone'

/** What of a policy a deployment is held to: turning it on, or another name for it, is no drift. */
export const deployedFingerprint = ({
  conditions,
  grantControls,
  sessionControls,
}: Pick<PolicyBody, 'conditions' | 'grantControls' | 'sessionControls'>): string =>
  accessFingerprint({ conditions, grantControls, sessionControls })

/** How a deployment stands, by the policies of its company's tenant. Pure. */
export function deploymentState(
  { policy_id, deployed }: Pick<PolicyDeployment, 'policy_id' | 'deployed'>,
  policies: readonly Policy[],
): DeploymentState {
  const policy = policies.find(({ id }) => id.toLowerCase() === policy_id.toLowerCase())
  if (!policy) return 'gone'
  return deployedFingerprint(policy) === deployed ? 'same' : 'drifted'
}
