import { GLOBAL_ADMINISTRATOR } from '#shared/domain/conditional-access/well-known-roles.ts'
import { applications } from '#shared/domain/conditional-access/simulate/suites.ts'
import type { Question, STANDARD_WHO } from './question.ts'

export type StandardWho = (typeof STANDARD_WHO)[number]

/** How they sign in. */
export const STANDARD_WAYS = [
  'browser',
  'managedDevice',
  'phone',
  'unknownPlatform',
  'oldMail',
  'deviceCode',
  'abroad',
  'riskySignIn',
  'riskyUser',
  'adminPortal',
] as const
export const DAEMON_WAYS = ['usual', 'abroad'] as const
export type StandardWay = (typeof STANDARD_WAYS)[number] | (typeof DAEMON_WAYS)[number]

export const waysOf = (who: StandardWho): readonly StandardWay[] =>
  who === 'daemon' ? DAEMON_WAYS : STANDARD_WAYS

const whos: Readonly<Record<StandardWho, Question>> = {
  member: {},
  memberWithoutMethods: { methods: 'password' },
  administrator: { who: 'role', id: GLOBAL_ADMINISTRATOR },
  guest: { who: 'guest' },
  technician: { who: 'technician' },
  emergency: { who: 'emergency' },
  daemon: { who: 'workload' },
}

const ways = (foreignCountry: string): Readonly<Record<StandardWay, Question>> => ({
  usual: {},
  browser: {},
  managedDevice: { device: 'compliant' },
  phone: { platform: 'iOS', client: 'approved' },
  unknownPlatform: { platform: 'other' },
  oldMail: { client: 'other' },
  deviceCode: { flow: 'deviceCodeFlow' },
  abroad: { country: foreignCountry },
  riskySignIn: { signInRisk: 'high' },
  riskyUser: { userRisk: 'high' },
  adminPortal: { target: applications.azurePortal },
})

/** The question by which a standard sign-in is looked at in full. */
export const standardQuestion = (who: StandardWho, way: StandardWay, foreignCountry: string): Question => ({
  ...whos[who],
  ...ways(foreignCountry)[way],
})

/** Countries from which hardly anybody works, the first of them first. */
const FAR = ['KP', 'TM', 'ER', 'AQ'] as const

/** A country where nobody of these companies works. */
export const foreignCountryOf = (working: readonly string[]): string =>
  FAR.find((country) => !working.includes(country)) ?? FAR[0]
