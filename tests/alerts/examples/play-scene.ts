import { type Alert, raise } from '#shared/domain/alerts/alert.ts'
import { detect } from '#shared/domain/alerts/detect.ts'
import { detections } from '#shared/domain/alerts/detections.ts'
import { type EventSetup, plainSetup } from '#shared/domain/alerts/event-setup.ts'
import { createHistory } from '#shared/domain/alerts/history.ts'
import type { SecurityEvent } from '#shared/domain/alerts/security-event.ts'
import type { OwnTold, Scene, Told } from './example.ts'
import { understand } from './opened-feeds.ts'
import { accounts } from './records/basics.ts'
import { readAsked } from './records/hygiene.ts'

const usual: EventSetup = {
  ...plainSetup('customer'),
  operatingCountries: ['NL'],
  providerCountries: ['NL'],
  administrators: [accounts.administrator],
  breakGlassAccounts: [accounts.emergency],
  sharedMailboxes: [accounts.reception],
  watchedGroups: ['Payroll'],
  ownDomains: ['customer.example'],
}

function readTold(told: Told | OwnTold): SecurityEvent[] {
  if (told.feed === 'own') return [told.record]
  if (told.feed === 'hygiene') return readAsked(told.record)
  const reading = understand(told.feed, told.record)
  if (reading.outcome === 'read') return [reading.event]
  throw new Error(`A record of an example is not read: ${reading.reason}`)
}

/** What is alerted on where every detection is on. */
export function playScene({ records, setup: different }: Scene): Alert[] {
  const setup = { ...usual, ...different }
  const history = createHistory()
  const events = records.flatMap(readTold)
  for (const event of events) history.add(event)
  return raise(events.flatMap((event) => detect({ event, history: history.find, setup, on: detections })))
}
