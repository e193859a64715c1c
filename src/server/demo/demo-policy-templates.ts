import type { RowOf } from '#shared/contract/kinds.ts'
import { newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { templatePolicyOf } from '#shared/domain/defender/template-policy.ts'
import { policyTypeOf } from '#shared/domain/intune/device-template.ts'
import type { DevicePolicy } from '#shared/domain/intune/device-policy.ts'
import { devicePolicyOfVendor } from '#shared/domain/intune/import-device-policies.ts'
import { templateOf } from '#shared/domain/intune/template-policy.ts'
import { DAY } from '#shared/lib/time.ts'
import { templatePolicies } from './demo-protection.ts'
import type { Random } from './random.ts'

export interface DemoPolicyTemplates {
  mail: RowOf<'mailTemplate'>[]
  devices: { row: RowOf<'deviceTemplate'>; kept: DevicePolicy }[]
  baselines: RowOf<'policyBaseline'>[]
}

const mailTemplates = [
  {
    name: 'Safe links for everybody',
    description: 'Links are looked at when they are clicked, in mail, Teams and Office.',
    policy: {
      ...newMailPolicy('safeLinks', 'Everybody'),
      settings: { EnableSafeLinksForTeams: true, EnableSafeLinksForOffice: true, ScanUrls: true },
    },
  },
  {
    name: 'Stricter against spam',
    description: 'Spam is quarantined for a month and not delivered to the junk folder.',
    policy: {
      ...newMailPolicy('antiSpam', 'Quarantine for everybody'),
      settings: {
        SpamAction: 'Quarantine',
        HighConfidenceSpamAction: 'Quarantine',
        PhishSpamAction: 'Quarantine',
        BulkThreshold: 6,
        QuarantineRetentionPeriod: 30,
      },
    },
  },
]

/** Templates of Defender and Intune that the organization has made itself, with a baseline of each type that has two. */
export function demoPolicyTemplates(random: Random, now: number): DemoPolicyTemplates {
  const at = (days: number) => new Date(now - days * DAY).toISOString()
  const times = { created_at: at(38), changed_at: at(12) }
  const mail = mailTemplates.map(({ policy, ...named }) => ({
    ...named,
    id: random.uuid(),
    policy: templatePolicyOf(policy),
    ...times,
  }))
  const devices = templatePolicies().flatMap(({ set, policy }) => {
    const read = devicePolicyOfVendor(set, policy)
    if (!read) return []
    const { kept, summary } = templateOf(read)
    const { name, description } = summary
    const row = {
      id: random.uuid(),
      name,
      description,
      policy_type: policyTypeOf(set),
      policy: summary,
      ...times,
    }
    return [{ row, kept }]
  })
  const baselineOf = (
    policy_type: RowOf<'policyBaseline'>['policy_type'],
    name: string,
    members: readonly { id: string }[],
  ): RowOf<'policyBaseline'> => ({
    id: random.uuid(),
    name,
    description: '',
    policy_type,
    templates: members.map(({ id }) => id),
    ...times,
  })
  const configuration = devices
    .map(({ row }) => row)
    .filter((row) => row.policy_type === 'INTUNE_CONFIGURATION')
  return {
    mail,
    devices,
    baselines: [
      baselineOf('DEFENDER', 'Mail, every company', mail),
      baselineOf('INTUNE_CONFIGURATION', 'Windows, first day', configuration),
    ],
  }
}
