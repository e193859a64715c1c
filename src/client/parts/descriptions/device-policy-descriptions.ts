import type { Descriptions } from './description.ts'

export const devicePolicyDescriptions: Descriptions<'devicePolicy.change' | 'devicePolicy.undo'> = {
  'devicePolicy.change': ({ items }, { subject }, { tray: t }) =>
    t('describe.devicePolicy', { count: items.length, subject }),
  'devicePolicy.undo': (_args, { subject }, { tray: t }) => t('describe.undoDevicePolicy', { subject }),
}
