import type { VendorApplication } from '#shared/domain/integrations/applications.ts'
import type { EventSource } from './security-event.ts'

/** The sources of vendors that a company lets us in to beside its Microsoft tenant. */
const GRANTED = {
  GWS: ['googleLogins', 'googleTokens', 'googleAdmin', 'googleUserAccounts'],
  DUOSecurity: ['duoAuthentications'],
} as const satisfies Partial<Record<VendorApplication, readonly EventSource[]>>
export type GrantedVendor = keyof typeof GRANTED

const vendors = Object.keys(GRANTED) as GrantedVendor[]

export const grantedSources: readonly string[] = Object.values(GRANTED).flat()

/** The sources that end with the connection of an application; none of one that has no logs. */
export const sourcesOf = (application: VendorApplication): readonly string[] =>
  vendors.flatMap((vendor) => (vendor === application ? GRANTED[vendor] : []))

/** Whose a source is, where it is not Microsoft's and not our own. */
export const vendorOf = (source: string): GrantedVendor | undefined =>
  vendors.find((vendor) => sourcesOf(vendor).includes(source))
