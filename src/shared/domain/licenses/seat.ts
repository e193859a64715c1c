import { z } from 'zod'
import { type LicenseName, licenseCatalogue, type Module } from './catalogue.ts'

const numbers = licenseCatalogue.map(({ moduleNumber }) => moduleNumber)
export type ModuleNumber = (typeof numbers)[number]

/** A licence by its module number (PERM-29). */
export const moduleNumberSchema = z.literal(numbers)

/** A licence that somebody holds (EMP-21). */
export const seatSchema = z.strictObject({
  moduleNumber: moduleNumberSchema,
  /** Given because the company's people are given it by themselves, and by nobody. */
  isAutoAssigned: z.boolean(),
})
export type Seat = z.infer<typeof seatSchema>

/** What the catalogue says of a module number. */
export function licenseOf(moduleNumber: ModuleNumber) {
  const found = licenseCatalogue.find((each) => each.moduleNumber === moduleNumber)
  if (!found) throw new Error(`${moduleNumber} is in no catalogue`)
  return found
}

export const moduleOf = (moduleNumber: ModuleNumber): Module => licenseOf(moduleNumber).module
export const nameOf = (moduleNumber: ModuleNumber): LicenseName => licenseOf(moduleNumber).licenseName

/** Not for resale: for the provider's own people, and not to be taken from them one by one (ORG-23). */
export const isNfr = (moduleNumber: ModuleNumber): boolean => licenseOf(moduleNumber).parentCheck

/** The licence of each module that people are given by themselves (EMP-23). */
export const AUTO_MODULES = [10, 11, 12] as const satisfies ModuleNumber[]

/** Secure of a whole tenant is in one of two tiers (EMP-25). */
export const SECURE_MODULES = { essentials: 12, premium: 9 } as const satisfies Record<string, ModuleNumber>

/** The one licence of a module that somebody holds; undefined where they hold none. */
export const seatOf = (seats: readonly Seat[], module: Module): Seat | undefined =>
  seats.find(({ moduleNumber }) => moduleOf(moduleNumber) === module)

/** These seats with others in the place of those of their modules, for there is one tier of each at a time. */
export function withSeats(seats: readonly Seat[], given: readonly Seat[]): Seat[] {
  const taken = new Set(given.map(({ moduleNumber }) => moduleOf(moduleNumber)))
  return [...seats.filter(({ moduleNumber }) => !taken.has(moduleOf(moduleNumber))), ...given].toSorted(
    (a, b) => a.moduleNumber - b.moduleNumber,
  )
}
