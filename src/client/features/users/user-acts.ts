import type { DangerousAct } from '#shared/domain/permissions/dangerous-acts.ts'
import type { User } from '#shared/domain/users/user.ts'
import { type Actor, actRefusal, type UserAct, type UserRefusal } from '#shared/domain/users/user-rules.ts'
import type { Caller } from '#client/data/device/device.ts'
import {
  changeUser,
  deleteUser,
  inviteUser,
  resetUserPassword,
  setUserMfa,
} from '#client/data/nouns/user-accounts.ts'

/** What is done to an account, apart from changing what it holds. */
export const ACTS = [
  'invite',
  'resetPassword',
  'enableMfa',
  'disableMfa',
  'resetMfa',
  'disable',
  'enable',
  'delete',
] as const
export type Act = (typeof ACTS)[number]

const ruleOf: Record<Act, UserAct> = {
  invite: 'recover',
  resetPassword: 'recover',
  enableMfa: 'recover',
  disableMfa: 'recover',
  resetMfa: 'recover',
  disable: 'disable',
  enable: 'disable',
  delete: 'delete',
}

export const isGrave = (act: Act): boolean => act === 'delete' || act === 'disable'

/** The acts that make sense for a user as they stand. */
export function actsFor({ status, disabled, login_options }: User): Act[] {
  const hasPassword = login_options === 'password'
  const fits: Record<Act, boolean> = {
    invite: status === 'inviteSent' && hasPassword && !disabled,
    resetPassword: status === 'joined' && hasPassword && !disabled,
    enableMfa: status === 'joined' && hasPassword,
    disableMfa: status === 'joined' && hasPassword,
    resetMfa: status === 'joined' && hasPassword,
    disable: !disabled,
    enable: disabled,
    delete: true,
  }
  return ACTS.filter((act) => fits[act])
}

const dangerOf: Partial<Record<Act, DangerousAct>> = {
  resetPassword: 'resetSignIns',
  enableMfa: 'resetSignIns',
  disableMfa: 'resetSignIns',
  resetMfa: 'resetSignIns',
  delete: 'deleteUsers',
}

/** Why an act is not open to somebody; undefined where it is. */
export function whyNot(act: Act, actor: Actor, user: User): UserRefusal | 'actWithheld' | undefined {
  const danger = dangerOf[act]
  return danger && actor.withheld.includes(danger) ? 'actWithheld' : actRefusal(ruleOf[act], actor, user)
}

const callOf: Record<Act, (device: Caller, user: User) => Promise<void>> = {
  invite: inviteUser,
  resetPassword: resetUserPassword,
  enableMfa: (device, user) => setUserMfa(device, user, 'enable'),
  disableMfa: (device, user) => setUserMfa(device, user, 'disable'),
  resetMfa: (device, user) => setUserMfa(device, user, 'reset'),
  disable: (device, user) => changeUser(device, user, { disabled: true }),
  enable: (device, user) => changeUser(device, user, { disabled: false }),
  delete: deleteUser,
}

/** Does it at the server. */
export const carryOut = (device: Caller, act: Act, user: User): Promise<void> => callOf[act](device, user)
