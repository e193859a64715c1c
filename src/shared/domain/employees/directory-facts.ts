import { z } from 'zod'
import type { Employee } from './employee.ts'

/** What of people is read beside the list of them, each by a question of its own that a tenant may refuse. */
export const DIRECTORY_FACTS = ['mfa', 'activity', 'administrators'] as const
export type DirectoryFact = (typeof DIRECTORY_FACTS)[number]

/** Why a fact was not read, in the few reasons that a connector gives, and that the tenant holds no licence for it. */
export const FACT_FAULTS = [
  'unauthorized',
  'missingScope',
  'notLicensed',
  'consentMissing',
  'throttled',
  'unreachable',
  'notFound',
  'unexpectedAnswer',
] as const
export type FactFault = (typeof FACT_FAULTS)[number]

const factReadingSchema = z.object({
  /** When it was last read, ISO 8601; null as long as it never was. */
  read_at: z.string().nullable(),
  /** Why the last reading did not get it; null where it did, or where there was none. */
  fault: z.enum(FACT_FAULTS).nullable(),
})

/** How the last reading of each fact went. */
export const factReadingsSchema = z.object({
  mfa: factReadingSchema,
  activity: factReadingSchema,
  administrators: factReadingSchema,
} satisfies Record<DirectoryFact, unknown>)
export type FactReadings = z.infer<typeof factReadingsSchema>

export const NO_FACTS_READ: FactReadings = {
  mfa: { read_at: null, fault: null },
  activity: { read_at: null, fault: null },
  administrators: { read_at: null, fault: null },
}

/** What a directory tells of people by their object ids, in lower case. What it did not tell is undefined. */
export interface FactsOfPeople {
  mfa?: ReadonlyMap<string, { isRegistered: boolean; isAdmin: boolean | undefined }> | undefined
  /** ISO 8601; null for somebody who never signed in. */
  activity?: ReadonlyMap<string, string | null> | undefined
  /** `isWhole`: whether these are all, and no group holds a role for its members. */
  administrators?: { ids: ReadonlySet<string>; isWhole: boolean } | undefined
}

/** An employee as a directory tells; what it does not tell of them is null, and what was not read at all stays. */
export function withFacts(employee: Employee, { mfa, activity, administrators }: FactsOfPeople): Employee {
  const id = employee.entra_id?.toLowerCase()
  if (id === undefined || employee.directory !== 'present' || employee.google_account?.leads) return employee
  const registration = mfa?.get(id)
  const activeAt = activity?.get(id)
  return {
    ...employee,
    ...(mfa && {
      mfa_status: registration ? (registration.isRegistered ? 'Registered' : 'Not Registered') : null,
    }),
    ...(activity && { last_active: activeAt ?? null, activity_read: activeAt !== undefined }),
    ...((mfa ?? administrators) && { isAdmin: isAdministrator(id, registration?.isAdmin, administrators) }),
  }
}

function isAdministrator(
  id: string,
  isRegisteredAdmin: boolean | undefined,
  administrators: FactsOfPeople['administrators'],
): boolean | null {
  if (isRegisteredAdmin === true || administrators?.ids.has(id)) return true
  return administrators?.isWhole === true || isRegisteredAdmin === false ? false : null
}
