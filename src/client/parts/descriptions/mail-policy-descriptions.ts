import type { Descriptions } from './description.ts'

export const mailPolicyDescriptions: Descriptions<'mailPolicy.change' | 'mailPolicy.undo'> = {
  'mailPolicy.change': ({ items }, { subject }, { tray: t }) =>
    t('describe.mailPolicy', { count: items.length, subject }),
  'mailPolicy.undo': (_args, { subject }, { tray: t }) => t('describe.undoMailPolicy', { subject }),
}
