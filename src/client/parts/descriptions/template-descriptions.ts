import { describeFields, type Descriptions } from './description.ts'

/** Templates of policies for mail and for devices. */
export const templateDescriptions: Descriptions<
  | 'deviceTemplate.add'
  | 'deviceTemplate.delete'
  | 'deviceTemplate.patch'
  | 'mailTemplate.add'
  | 'mailTemplate.delete'
  | 'mailTemplate.patch'
> = {
  'deviceTemplate.add': ({ fields }, _about, { tray: t }) =>
    t('describe.addPolicyTemplate', { subject: fields.name }),
  'deviceTemplate.delete': 'describe.remove',
  'deviceTemplate.patch': ({ set }, about, words) => describeFields(set, about, words),
  'mailTemplate.add': ({ fields }, _about, { tray: t }) =>
    t('describe.addPolicyTemplate', { subject: fields.name }),
  'mailTemplate.delete': 'describe.remove',
  'mailTemplate.patch': ({ set }, about, words) => describeFields(set, about, words),
}
