import { mailPolicyKey } from '#shared/domain/defender/mail-policy-task.ts'
import { INTUNE_SETS } from '#shared/domain/intune/device-policy.ts'
import { devicePolicyKey } from '#shared/domain/intune/device-policy-task.ts'
import type { CommandRecord } from '#client/data/queue/command-database.ts'
import { locationCorrection, policyCorrection } from './access-correction.ts'
import { contactsCorrection } from './contacts-correction.ts'
import { assignmentCorrection } from './device-policy-correction.ts'
import { employeeCorrection } from './employee-correction.ts'
import { mailPolicyCorrection } from './mail-policy-correction.ts'
import { NEW_POLICY } from './new-policy.ts'
import { NEW_TEMPLATE } from './new-template.ts'
import { protectionTarget } from './protection-target.ts'
import { templateCorrection } from './template-correction.ts'
import { ticketMappingCorrection, ticketSettingsCorrection } from './ticket-settings-correction.ts'

type Refused = Pick<CommandRecord, 'key' | 'name' | 'state' | 'body'>

/**
 * The address of the form in which a refused change is corrected; undefined where no other values would help: of the
 * other kinds the server refuses what somebody may not do, not what they typed (ERR-11).
 */
export function correctionTarget(record: Refused) {
  const employee = employeeCorrection(record)
  if (employee) {
    const { key: correct, customerId, employeeId } = employee
    return {
      to: '/employees' as const,
      search:
        employeeId === undefined
          ? { company: customerId, correct }
          : { employee: employeeId, of: customerId, correct },
    }
  }
  const settings = ticketSettingsCorrection(record)
  if (settings)
    return {
      to: '/integrations/$integrationId/halo' as const,
      params: { integrationId: settings.toolId },
      search: { tab: 'settings' as const, of: settings.customerId ?? undefined, correct: settings.key },
    }
  const mapping = ticketMappingCorrection(record)
  if (mapping)
    return {
      to: '/integrations/$integrationId/halo' as const,
      params: { integrationId: mapping.toolId },
      search: { open: mapping.customerId },
    }
  const tenant = tenantTarget(record)
  if (tenant) return tenant
  const protection = protectionTarget(record)
  if (protection) return protection
  const template = templateCorrection(record)
  return (
    template && {
      to: '/secure/posture-templates/$templateId' as const,
      params: { templateId: template.id ?? NEW_TEMPLATE },
      search: { correct: template.key },
    }
  )
}
export type CorrectionTarget = NonNullable<ReturnType<typeof correctionTarget>>

/** The address of the form of something that is in the tenant of a company. */
function tenantTarget(record: Refused) {
  const policy = policyCorrection(record)
  if (policy)
    return {
      to: '/secure/policy-management/policies/$companySelectorId/$policyId' as const,
      params: { companySelectorId: policy.customerId, policyId: policy.objectId ?? NEW_POLICY },
      search: { correct: policy.key },
    }
  const location = locationCorrection(record)
  if (location)
    return {
      to: '/secure/policy-management/named-locations' as const,
      search: { company: location.customerId, correct: location.key },
    }
  const mailPolicy = mailPolicyCorrection(record)
  if (mailPolicy) {
    const { key: correct, customerId: companySelectorId, expected } = mailPolicy
    const open = expected && `${companySelectorId}.${mailPolicyKey(expected)}`
    return {
      to: '/secure/defender/policies/$companySelectorId' as const,
      params: { companySelectorId },
      search: { open, correct },
    }
  }
  const assignment = assignmentCorrection(record)
  if (assignment) {
    const { key: correct, customerId: companySelectorId, set, policyId } = assignment
    return {
      to: INTUNE_SCREENS[INTUNE_SETS[set].area],
      params: { companySelectorId },
      search: { open: `${companySelectorId}.${devicePolicyKey({ set, id: policyId })}`, correct },
    }
  }
  const contacts = contactsCorrection(record)
  return contacts && { to: '/setup' as const, search: { open: contacts.customerId, correct: contacts.key } }
}

const INTUNE_SCREENS = {
  configuration: '/secure/intune/device-configuration/$companySelectorId',
  compliance: '/secure/intune/device-compliance/$companySelectorId',
} as const
