import { holdsLicense } from './required-license.ts'

export const ENTRA_LEVELS = ['none', 'P1', 'P2'] as const
export type EntraLevel = (typeof ENTRA_LEVELS)[number]

/** Which premium plan of the directory a tenant holds (POST-14); null where its plans are not known. */
export function entraLevelOf(servicePlans: readonly string[] | null): EntraLevel | null {
  if (servicePlans === null) return null
  if (holdsLicense('entraP2', servicePlans)) return 'P2'
  return holdsLicense('entraP1', servicePlans) ? 'P1' : 'none'
}
