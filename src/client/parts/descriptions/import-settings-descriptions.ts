import type { Descriptions } from './description.ts'

export const importSettingsDescriptions: Descriptions<
  'department.rename' | 'importRule.delete' | 'importRule.set'
> = {
  'department.rename': ({ from, department }, _about, { tray: t }) =>
    from.trim()
      ? t('describe.renameDepartment', { from, to: department })
      : t('describe.assignDepartment', { to: department }),
  'importRule.delete': ({ customerId }, { subject }, { tray: t }) =>
    customerId === null ? t('describe.removeImportDefault') : t('describe.removeImportRule', { subject }),
  'importRule.set': ({ customerId }, { subject }, { tray: t }) =>
    customerId === null ? t('describe.setImportDefault') : t('describe.setImportRule', { subject }),
}
