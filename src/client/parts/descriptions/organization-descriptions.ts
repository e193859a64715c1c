import { CHECK_NAMES } from '#shared/domain/checklist/checklist.ts'
import { fieldName } from '#client/parts/field-words.ts'
import type { Descriptions } from './description.ts'

export const organizationDescriptions: Descriptions<'checklist.dismiss' | 'organization.setDevicePolicy'> = {
  'checklist.dismiss': ({ checkName, dismissed }, { subject }, { tray: t, checklist }) => {
    const step = CHECK_NAMES.find((check) => check === checkName)
    const title = step ? checklist(`items.${step}.title`) : subject
    return dismissed ? t('describe.dismiss', { subject: title }) : t('describe.restore', { subject: title })
  },

  // The rules that differ from those that the person saw, by name.
  'organization.setDevicePolicy': ({ policy }, { expect }, { tray: t, locale }) => {
    const before = new Map<string, unknown>(Object.entries(expect?.['device_policy'] ?? {}))
    const changed = Object.entries(policy).filter(([rule, value]) => before.get(rule) !== value)
    if (changed.length === 0) return t('describe.rules')
    const rules = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      changed.map(([rule]) => fieldName(rule, t)),
    )
    return t('describe.rulesOf', { rules })
  },
}
