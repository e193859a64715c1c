import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { deviceRoundTrip } from '#tests/intune/roundtrip/device-round-trip.ts'
import { type AnyTrip, mergeTrips } from '#tests/intune/roundtrip/merge-trips.ts'
import { OUTCOMES, roundTrip } from './round-trip.ts'

const [given] = process.argv.slice(2)
const folder = given === undefined ? undefined : resolve(process.env['POLICIES_FROM'] ?? '.', given)
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error(
    'Usage: npm run policies:roundtrip -- <folder of JSON files with policies of conditional access or for devices>',
  )
  process.exit(2)
}

const toldOf = ({ notes }: AnyTrip) =>
  [...Map.groupBy(notes, ({ reason }) => reason)]
    .map(([reason, those]) => `${reason} ${those.length}`)
    .join(', ')
const orNone = (list: readonly string[]) => (list.length === 0 ? 'ok' : list.join('; '))

const trips = mergeTrips(await roundTrip(folder), await deviceRoundTrip(folder))
console.log('file | kind | outcome | validation as imported | validation to save | reason | told')
for (const trip of trips)
  console.log(
    [
      trip.file,
      trip.kind,
      trip.outcome,
      trip.kind === '-' ? '' : orNone(trip.refusedBefore),
      trip.kind === '-' ? '' : orNone(trip.refusedToSave),
      trip.reason,
      toldOf(trip),
    ].join(' | '),
  )

console.log(`\n${['kind', ...OUTCOMES, 'refused by us alone', 'refused by the vendor alone'].join(' | ')}`)
for (const kind of ['policy', 'location', 'device policy', '-'] as const) {
  const those = trips.filter((trip) => trip.kind === kind)
  const counts = OUTCOMES.map((outcome) => those.filter((trip) => trip.outcome === outcome).length)
  const oursAlone = those.filter((trip) => trip.refusedToSave.length > 0 && trip.outcome !== 'refused').length
  const theirsAlone = those.filter(
    (trip) => trip.refusedToSave.length === 0 && trip.outcome === 'refused',
  ).length
  console.log([kind === '-' ? 'other JSON' : kind, ...counts, oursAlone, theirsAlone].join(' | '))
}
process.exitCode = trips.some(({ outcome }) => outcome === 'lost' || outcome === 'crashed') ? 1 : 0
