import type { Descriptions } from './description.ts'

export const companyGroupDescriptions: Descriptions<
  'companyGroup.add' | 'companyGroup.delete' | 'companyGroup.patch'
> = {
  'companyGroup.add': 'describe.addGroup',
  'companyGroup.delete': 'describe.remove',
  'companyGroup.patch': ({ name, joins, leaves }, { subject }, { tray: t }) =>
    name !== undefined && joins.length + leaves.length === 0
      ? t('describe.renameGroup', { subject, name })
      : t('describe.changeGroup', { subject }),
}
