import { describeFields, type Descriptions } from './description.ts'

export const postureDescriptions: Descriptions<
  | 'audit.set'
  | 'check.resolve'
  | 'instruction.set'
  | 'posture.apply'
  | 'posture.signIn'
  | 'posture.undo'
  | 'postureTemplate.add'
  | 'postureTemplate.delete'
  | 'postureTemplate.patch'
> = {
  'audit.set': ({ customerId, settings }, { subject }, { tray: t }) => {
    const count = settings.length
    return customerId === null ? t('describe.auditAll', { count }) : t('describe.audit', { count, subject })
  },
  'check.resolve': ({ resolution }, { subject }, { tray: t }) =>
    resolution
      ? t(`describe.resolve.${resolution.status}`, { subject })
      : t('describe.unresolve', { subject }),
  'instruction.set': ({ text }, { subject }, { tray: t }) =>
    text === '' ? t('describe.uninstruct', { subject }) : t('describe.instruct', { subject }),
  'posture.apply': ({ checks }, { subject }, { tray: t }) =>
    t('describe.apply', { count: checks.length, subject }),
  'posture.signIn': ({ isBlocked, mailboxes }, { subject }, { tray: t }) => {
    const count = mailboxes.length
    return isBlocked ? t('describe.block', { count, subject }) : t('describe.unblock', { count, subject })
  },
  'posture.undo': ({ checkIds }, { subject }, { tray: t }) =>
    t('describe.undo', { count: checkIds.length, subject }),
  'postureTemplate.add': 'describe.addTemplate',
  'postureTemplate.delete': 'describe.remove',
  'postureTemplate.patch': ({ set }, about, words) => describeFields(set, about, words),
}
