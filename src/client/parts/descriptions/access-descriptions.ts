import type { Descriptions } from './description.ts'

export const accessDescriptions: Descriptions<'access.change' | 'access.undo'> = {
  'access.change': ({ items }, { subject }, { tray: t }) =>
    t('describe.access', { count: items.length, subject }),
  'access.undo': (_args, { subject }, { tray: t }) => t('describe.undoAccess', { subject }),
}
