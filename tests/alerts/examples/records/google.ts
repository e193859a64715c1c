import type { Told } from '../example.ts'
import type { GoogleFeed } from '#server/connectors/security-feeds.ts'
import { accounts, addresses, graphTime } from './basics.ts'

interface Activity {
  type?: string
  parameters?: Readonly<Record<string, string | boolean | readonly string[]>>
  minutes?: number
  region?: string
}

const parameterOf = ([name, value]: [string, string | boolean | readonly string[]]) => ({
  name,
  ...(typeof value === 'string' ? { value } : {}),
  ...(typeof value === 'boolean' ? { boolValue: value } : {}),
  ...(Array.isArray(value) ? { multiValue: value } : {}),
})

/** One activity of Google's, of a person of the accounting. */
export const google = (
  feed: GoogleFeed,
  name: string,
  { type = 'login', parameters = {}, minutes = 0, region }: Activity = {},
): Told => ({
  feed,
  record: {
    kind: 'admin#reports#activity',
    id: { time: graphTime(minutes), uniqueQualifier: '-1', applicationName: feed, customerId: 'C0' },
    actor: { email: accounts.accounting, profileId: '1042', callerType: 'USER' },
    ipAddress: addresses.abroad,
    ...(region === undefined ? {} : { networkInfo: { regionCode: region } }),
    events: [{ type, name, parameters: Object.entries(parameters).map(parameterOf) }],
  },
})

interface Authentication {
  result?: string
  reason?: string | undefined
  minutes?: number
  country?: string
}

/** One authentication of Duo's, of the same person. */
export const duo = ({
  result = 'success',
  reason,
  minutes = 0,
  country = 'Netherlands',
}: Authentication): Told => ({
  feed: 'duoAuthentications',
  record: {
    txid: `txid-${minutes}`,
    isotimestamp: graphTime(minutes),
    event_type: 'authentication',
    result,
    ...(reason === undefined ? {} : { reason }),
    factor: 'duo_push',
    user: { key: 'DU1', name: 'accounting' },
    email: accounts.accounting,
    access_device: { ip: addresses.office, location: { country } },
    application: { key: 'DI1', name: 'VPN' },
  },
})

interface DuoActivity {
  target?: { type: string; details?: object }
  before?: object
  result?: string
}

/** One thing that an administrator does at Duo about the same person. */
export const duoActivity = (
  name: string,
  { target: { type, details = {} } = { type: 'user' }, before, result }: DuoActivity = {},
): Told => ({
  feed: 'duoActivities',
  record: {
    activity_id: 'activity-1',
    ts: graphTime(0),
    action: { name, details: null },
    actor: { key: 'DE1', name: 'Ada', type: 'admin', details: null },
    target: { key: 'DU1', name: accounts.accounting, type, details: JSON.stringify(details) },
    old_target:
      before === undefined
        ? null
        : { key: 'DU1', name: accounts.accounting, type, details: JSON.stringify(before) },
    outcome: result === undefined ? null : { result },
    access_device: { ip: { address: addresses.office } },
  },
})
