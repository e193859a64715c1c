import type { Descriptions } from './description.ts'

export const alertDescriptions: Descriptions<'alert.setStatus' | 'alert.snooze' | 'usualSetup.set'> = {
  'alert.setStatus': ({ status }, { subject }, { tray: t }) => t(`describe.alert.${status}`, { subject }),
  'alert.snooze': ({ until }, { subject }, { tray: t }) =>
    until === null ? t('describe.unsnooze', { subject }) : t('describe.snooze', { subject }),
  'usualSetup.set': ({ customerId }, { subject }, { tray: t }) =>
    customerId === null ? t('describe.setUsualAll') : t('describe.setUsual', { subject }),
}
