import { policyTypeOf } from '#shared/domain/intune/device-template.ts'
import type { CommandRecord } from '#client/data/queue/command-database.ts'
import { NEW_TEMPLATE } from './new-template.ts'
import {
  baselineTypeOf,
  deviceTemplateCorrection,
  mailTemplateCorrection,
  policyBaselineCorrection,
  policyTemplateCorrection,
} from './template-correction.ts'
import { TEMPLATE_SCREENS } from './template-screens.ts'

/** The address of the form of a template of policies, or of a baseline, in which a refused change is corrected. */
export function protectionTarget(record: Pick<CommandRecord, 'key' | 'name' | 'state' | 'body'>) {
  const policyTemplate = policyTemplateCorrection(record)
  if (policyTemplate)
    return {
      to: '/secure/policy-management/templates/$templateId' as const,
      params: { templateId: policyTemplate.id ?? NEW_TEMPLATE },
      search: { correct: policyTemplate.key },
    }
  const deviceTemplate = deviceTemplateCorrection(record)
  if (deviceTemplate) {
    const { key: correct, id: open, from } = deviceTemplate
    const mode = open === undefined ? ('create' as const) : ('edit' as const)
    // A change does not say of which area its template is: the screen leads on to the other one.
    const isCompliance = from !== undefined && policyTypeOf(from.seen.set) === 'INTUNE_COMPLIANCE'
    return {
      to: isCompliance
        ? ('/secure/intune/compliance-templates' as const)
        : ('/secure/intune/configuration-templates' as const),
      search: { mode, open, correct },
    }
  }
  const mailTemplate = mailTemplateCorrection(record)
  if (mailTemplate) {
    const { key: correct, id: open } = mailTemplate
    const mode = open === undefined ? ('create' as const) : ('edit' as const)
    return { to: '/secure/defender/templates' as const, search: { mode, open, correct } }
  }
  const baseline = policyBaselineCorrection(record)
  if (baseline) {
    const { key: correct, id: open } = baseline
    const mode = open === undefined ? ('create' as const) : ('edit' as const)
    // A change does not say of what its templates are: the first screen leads on to another one.
    return {
      to: TEMPLATE_SCREENS[baselineTypeOf(record)],
      search: { tab: 'baselines' as const, mode, open, correct },
    }
  }
  return undefined
}
