import type { AskedDeviceChange, WantedTargets } from '#shared/domain/intune/device-policy-task.ts'
import type { TemplateSummary } from '#shared/domain/intune/device-template.ts'
import { leftOutBy, type LeftOut } from '../acts/device-acts.ts'
import type { DevicePolicyRow } from '../device-policy-rows.ts'
import { carriedTargets } from './carried-targets.ts'

/** Whom policies are for where they are deployed: nobody yet, the same as where they are from, or everybody. */
export type DeployAudience = 'nobody' | 'same' | 'everyDevice' | 'everyUser'

/** A template whose policy is deployed: it is of no company, and for nobody. */
export interface TemplateSource {
  key: string
  templateId: string
  policy: TemplateSummary
}

/** What is deployed: a policy of a company, or that of a template. */
export type DeploySource = DevicePolicyRow | TemplateSource

/** Those whose policies have a filter, which is not carried to another tenant. */
export const filteredAmong = (sources: readonly DeploySource[]): DevicePolicyRow[] =>
  sources.flatMap((source) => (isTemplate(source) || !source.policy.has_more_targets ? [] : [source]))

export const isTemplate = (source: DeploySource): source is TemplateSource => 'templateId' in source

/** The audiences that there are for these: a policy of a company may be for the same as there, a template for everybody. */
export const audiencesOf = (sources: readonly DeploySource[]): readonly DeployAudience[] =>
  sources.some(isTemplate) ? ['nobody', 'everyDevice', 'everyUser'] : ['nobody', 'same']

/** The company that a source is of. */
export const companyIdOf = (source: DeploySource): string | undefined =>
  isTemplate(source) ? undefined : source.customerId

/** Why a source is deployed nowhere now; undefined where it can be. */
export const sourceObstacle = (source: DeploySource): LeftOut | undefined =>
  isTemplate(source) ? undefined : leftOutBy(source, 'deploy')

/** Whom the policy of a source shall be for; null: nobody yet, or for whom the one is that is there. */
export function targetsFor(
  source: DeploySource,
  audience: DeployAudience,
): { targets: WantedTargets | null } | Extract<ReturnType<typeof carriedTargets>, { reason: unknown }> {
  if (audience === 'nobody') return { targets: null }
  if (audience === 'same') return isTemplate(source) ? { targets: null } : carriedTargets(source)
  const everybody = { everyDevice: audience === 'everyDevice', everyUser: audience === 'everyUser' }
  return { targets: { ...everybody, include: [], exclude: [] } }
}

/** How a change names what it makes. */
export const askedSource = (
  source: DeploySource,
): Extract<AskedDeviceChange, { change: 'deploy' }>['source'] =>
  isTemplate(source)
    ? { templateId: source.templateId }
    : { customerId: source.customerId, policyId: source.policy.id }
