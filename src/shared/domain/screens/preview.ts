import type { Access } from './access.ts'

/** The paths that an MFA-only subscription holds in full, with what lies below them (PERM-27). */
const HELD_BY_MFA_ONLY = ['/secure/security-posture', '/secure/threats', '/secure/mfa']

/** Whether a path is only to be looked at: the organization has bought the MFA part alone (PERM-27). */
export const isPreview = (path: string, { subscription }: Pick<Access, 'subscription'>): boolean =>
  (subscription?.hasMfaOnlySubscription ?? false) && !isHeldByMfaOnly(path)

export const isHeldByMfaOnly = (path: string): boolean =>
  HELD_BY_MFA_ONLY.some((held) => path === held || path.startsWith(`${held}/`))
