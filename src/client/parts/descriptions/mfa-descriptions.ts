import type { Descriptions } from './description.ts'

export const mfaDescriptions: Descriptions<'mfa.change' | 'mfa.undo'> = {
  'mfa.change': ({ people }, { subject }, { tray: t }) =>
    t('describe.mfa', { count: people.length, subject }),
  'mfa.undo': (_args, { subject }, { tray: t }) => t('describe.undoMfa', { subject }),
}
