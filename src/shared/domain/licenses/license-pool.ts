import { z } from 'zod'
import { type ModuleNumber, moduleNumberSchema, nameOf, type Seat } from './seat.ts'
import type { Subscription } from './subscription.ts'

/** The one row that counts the seats of all companies of an organization. */
export const LICENSE_POOL_ID = 'pool'

/** How many people of all companies hold each licence. What nobody holds is not told. */
export const licensePoolSchema = z.object({
  id: z.literal(LICENSE_POOL_ID),
  assigned: z.array(z.object({ moduleNumber: moduleNumberSchema, count: z.number().int().positive() })),
})
export type LicensePool = z.infer<typeof licensePoolSchema>

/** Seats by module number; may be negative where it says what changes. */
export type SeatCounts = ReadonlyMap<ModuleNumber, number>

/** A count of seats that can be added to. */
export function countSeats(people: Iterable<{ seats: readonly Seat[] }>): Map<ModuleNumber, number> {
  const counts = new Map<ModuleNumber, number>()
  for (const { seats } of people) addSeats(counts, seats, 1)
  return counts
}

export function addSeats(counts: Map<ModuleNumber, number>, seats: readonly Seat[], by: number): void {
  for (const { moduleNumber } of seats) counts.set(moduleNumber, (counts.get(moduleNumber) ?? 0) + by)
}

export const countsOf = (pool: LicensePool | undefined): Map<ModuleNumber, number> =>
  new Map(pool?.assigned.map(({ moduleNumber, count }) => [moduleNumber, count]))

/** The row that says these counts. */
export const poolOf = (counts: SeatCounts): LicensePool => ({
  id: LICENSE_POOL_ID,
  assigned: [...counts]
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => a - b)
    .map(([moduleNumber, count]) => ({ moduleNumber, count })),
})

/** How many seats of a licence the organization has bought. */
export const boughtOf = (
  subscription: Pick<Subscription, 'licenses'> | undefined,
  moduleNumber: ModuleNumber,
): number => {
  const name = nameOf(moduleNumber)
  return (subscription?.licenses ?? [])
    .filter(({ licenseName }) => licenseName === name)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** How many seats of a licence nobody holds yet; negative where fewer were bought than people hold (EMP-22). */
export const availableOf = (
  subscription: Pick<Subscription, 'licenses'> | undefined,
  counts: SeatCounts,
  moduleNumber: ModuleNumber,
): number => boughtOf(subscription, moduleNumber) - (counts.get(moduleNumber) ?? 0)

/** The licences of which more seats would be taken than there are. Who takes none more is never short. */
export const shortOf = (
  subscription: Pick<Subscription, 'licenses'> | undefined,
  counts: SeatCounts,
  taken: SeatCounts,
): ModuleNumber[] =>
  [...taken]
    .filter(([moduleNumber, more]) => more > 0 && more > availableOf(subscription, counts, moduleNumber))
    .map(([moduleNumber]) => moduleNumber)
