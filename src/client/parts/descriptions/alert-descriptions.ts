import type { Descriptions } from './description.ts'

type Described =
  | 'alert.acknowledge'
  | 'alert.act'
  | 'alert.openTicket'
  | 'alert.postpone'
  | 'alert.setStatus'
  | 'alert.snooze'
  | 'alertRule.delete'
  | 'alertRule.save'
  | 'alertSettings.set'
  | 'snoozeRule.add'
  | 'snoozeRule.delete'
  | 'snoozeRule.set'
  | 'usualSetup.set'

export const alertDescriptions: Descriptions<Described> = {
  'alert.acknowledge': (_args, { subject }, { tray: t }) => t('describe.acknowledge', { subject }),
  'alert.openTicket': (_args, { subject }, { tray: t }) => t('describe.openTicket', { subject }),
  'alert.postpone': (_args, { subject }, { tray: t }) => t('describe.postpone', { subject }),
  'alert.act': ({ act }, { subject }, { tray: t }) => t(`describe.act.${act.action}`, { subject }),
  'alert.setStatus': ({ status }, { subject }, { tray: t }) => t(`describe.alert.${status}`, { subject }),
  'alert.snooze': ({ until }, { subject }, { tray: t }) =>
    until === null ? t('describe.unsnooze', { subject }) : t('describe.snooze', { subject }),
  'alertRule.delete': (_args, { subject }, { tray: t }) => t('describe.deleteAlertRule', { subject }),
  'alertRule.save': (_args, { subject }, { tray: t }) => t('describe.saveAlertRule', { subject }),
  'alertSettings.set': ({ customerId }, { subject }, { tray: t }) =>
    customerId === null ? t('describe.setAlertSettingsAll') : t('describe.setAlertSettings', { subject }),
  'snoozeRule.add': (_args, { subject }, { tray: t }) => t('describe.addSnoozeRule', { subject }),
  'snoozeRule.delete': (_args, { subject }, { tray: t }) => t('describe.deleteSnoozeRule', { subject }),
  'snoozeRule.set': (_args, { subject }, { tray: t }) => t('describe.setSnoozeRule', { subject }),
  'usualSetup.set': ({ customerId }, { subject }, { tray: t }) =>
    customerId === null ? t('describe.setUsualAll') : t('describe.setUsual', { subject }),
}
