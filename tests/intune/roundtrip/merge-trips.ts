import type { Trip } from '#tests/conditional-access/roundtrip/round-trip.ts'
import type { DeviceTrip } from './device-round-trip.ts'

/** A row of the table, whatever was in the file. */
export type AnyTrip = Omit<Trip, 'kind'> & { kind: Trip['kind'] | DeviceTrip['kind'] }

/**
 * What became of everything in a folder that may hold policies of either kind: what one kind skipped and the other understood is
 * skipped by nobody, and what both skipped is told once.
 */
export function mergeTrips(access: readonly Trip[], devices: readonly DeviceTrip[]): readonly AnyTrip[] {
  const taken = devices.filter(({ kind }) => kind !== '-')
  const accessRows = access.filter(
    (trip) =>
      trip.outcome !== 'skipped' ||
      !taken.some(({ file, path }) => file === trip.file && isWithin(path, pathOf(trip))),
  )
  const skippedByAccess = access.filter(({ outcome }) => outcome === 'skipped')
  const readAsAccess = new Set(access.filter(({ kind }) => kind !== '-').map(({ file }) => file))
  const deviceRows = devices.filter(
    (trip) =>
      trip.kind !== '-' ||
      (!readAsAccess.has(trip.file) &&
        !skippedByAccess.some((other) => other.file === trip.file && isWithin(trip.path, pathOf(other)))),
  )
  return [...accessRows, ...deviceRows].toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0))
}

/** Rows of what was skipped begin with where it stands. */
const pathOf = ({ reason }: Trip) => reason.split(': ', 1)[0] ?? ''

const isWithin = (path: string, whole: string) =>
  path === whole || path.startsWith(`${whole}.`) || path.startsWith(`${whole}[`)
