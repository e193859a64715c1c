/**
 * How somebody stands at a vendor of second factors that is no directory (MFA-03). `Disabled`: passes without a second factor.
 * https://duo.com/docs/adminapi#retrieve-users
 */
export const FACTOR_STANDINGS = [
  'Registered',
  'Not Registered',
  'Disabled',
  'Sign-in Blocked',
  'Locked Out',
  'Pending Deletion',
] as const
export type FactorStanding = (typeof FACTOR_STANDINGS)[number]
