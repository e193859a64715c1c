import { describeFields, type Descriptions } from './description.ts'

export const customerDescriptions: Descriptions<
  'customer.activate' | 'customer.add' | 'customer.delete' | 'customer.patch'
> = {
  'customer.activate': ({ active }, { subject }, { tray: t }) =>
    active ? t('describe.reactivate', { subject }) : t('describe.deactivate', { subject }),
  'customer.add': 'describe.addCompany',
  'customer.delete': 'describe.remove',
  'customer.patch': ({ set }, about, words) => {
    const { tray: t } = words
    const { subject } = about
    if (set.MFA === undefined || Object.keys(set).length > 1) return describeFields(set, about, words)
    return set.MFA ? t('describe.requireMfa', { subject }) : t('describe.releaseMfa', { subject })
  },
}
