import { describeFields, type Descriptions } from './description.ts'

export const employeeDescriptions: Descriptions<
  'employee.add' | 'employee.delete' | 'employee.ignore' | 'employee.patch'
> = {
  'employee.add': 'describe.add',
  'employee.delete': 'describe.remove',
  'employee.ignore': ({ ids, ignored }, { subject }, { tray: t }) => {
    const count = ids.length
    if (count > 1)
      return ignored ? t('describe.ignoreMany', { count }) : t('describe.unignoreMany', { count })
    return ignored ? t('describe.ignore', { subject }) : t('describe.unignore', { subject })
  },
  'employee.patch': ({ set }, about, words) => describeFields(set, about, words),
}
