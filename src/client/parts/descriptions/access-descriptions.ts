import { describeFields, type Descriptions } from './description.ts'

export const accessDescriptions: Descriptions<
  | 'access.change'
  | 'access.undo'
  | 'policyBaseline.add'
  | 'policyBaseline.delete'
  | 'policyBaseline.patch'
  | 'policyTemplate.add'
  | 'policyTemplate.delete'
  | 'policyTemplate.patch'
> = {
  'access.change': ({ items }, { subject }, { tray: t }) =>
    t('describe.access', { count: items.length, subject }),
  'access.undo': (_args, { subject }, { tray: t }) => t('describe.undoAccess', { subject }),
  'policyBaseline.add': ({ fields }, _about, { tray: t }) =>
    t('describe.addBaseline', { subject: fields.name }),
  'policyBaseline.delete': 'describe.remove',
  'policyBaseline.patch': ({ set }, about, words) => describeFields(set, about, words),
  'policyTemplate.add': ({ fields }, _about, { tray: t }) =>
    t('describe.addPolicyTemplate', { subject: fields.name }),
  'policyTemplate.delete': 'describe.remove',
  'policyTemplate.patch': ({ set }, about, words) => describeFields(set, about, words),
}
