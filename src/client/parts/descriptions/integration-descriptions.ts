import { describeFields, type Descriptions } from './description.ts'

export const integrationDescriptions: Descriptions<'integration.patch'> = {
  'integration.patch': ({ set }, about, words) => {
    const { tray: t } = words
    const { subject } = about
    if (set.is_active === undefined) return describeFields(set, about, words)
    return set.is_active ? t('describe.resume', { subject }) : t('describe.pause', { subject })
  },
}
