import { INTUNE_SETS } from '#shared/domain/intune/device-policy.ts'
import type { CompanyChoice } from '#client/features/secure/parts/choose-companies.tsx'
import type { IntuneTexts } from '../device-policy-words.ts'
import type { DeploySource } from './deploy-source.ts'
import type { DeployTarget } from './plan-deployment.ts'

/** The companies that may be chosen, with how many such policies each has, and those that may not, with the reason. */
export const companyChoices = (
  sources: readonly DeploySource[],
  targets: readonly DeployTarget[],
  t: IntuneTexts,
  notRead: string,
): CompanyChoice[] =>
  targets.map((target) => {
    const { id, name, own } = target
    const obstacle = obstacleOf(sources, target, t)
    if (obstacle !== undefined) return { id, name, isSelectable: false, help: obstacle }
    const help = own ? t('deploy.there', { count: countAt(sources, own.policies) }) : notRead
    return { id, name, isSelectable: true, help }
  })

function obstacleOf(
  sources: readonly DeploySource[],
  { isConnected, own }: DeployTarget,
  t: IntuneTexts,
): string | undefined {
  if (!isConnected) return t('deploy.notConnected')
  const isUnlicensed = sources.every(({ policy }) => own?.unread[policy.set] === 'noLicense')
  return isUnlicensed ? t('reasons.noLicense') : undefined
}

/** All that are selected are of one area. */
function countAt(
  [first]: readonly DeploySource[],
  policies: readonly Pick<DeploySource['policy'], 'set'>[],
): number {
  const area = first && INTUNE_SETS[first.policy.set].area
  return policies.filter(({ set }) => INTUNE_SETS[set].area === area).length
}
