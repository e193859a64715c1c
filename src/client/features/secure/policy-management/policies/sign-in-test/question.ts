import { z } from 'zod'

const one = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).optional().catch(undefined)
const text = z.string().min(1).max(200).optional().catch(undefined)

export const WHO = ['member', 'employee', 'role', 'guest', 'technician', 'emergency', 'workload'] as const
export const METHODS = ['password', 'app', 'passkey', 'unknown'] as const
export const TRUSTS = ['no', 'yes', 'unknown'] as const
export const PLACES = ['elsewhere', 'trusted', 'address', 'unknown'] as const
export const PLATFORM_CHOICES = [
  'windows',
  'macOS',
  'linux',
  'iOS',
  'android',
  'windowsPhone',
  'other',
  'unknown',
] as const
export const CLIENTS = [
  'browser',
  'mobileAppsAndDesktopClients',
  'approved',
  'protected',
  'exchangeActiveSync',
  'other',
] as const
export const DEVICES = ['none', 'compliant', 'hybrid', 'unknown'] as const
export const RISKS = ['none', 'low', 'medium', 'high', 'unknown'] as const
export const INSIDER_RISKS = ['none', 'minor', 'moderate', 'elevated', 'unknown'] as const
export const FLOWS = ['none', 'deviceCodeFlow', 'authenticationTransfer', 'unknown'] as const

/** The kinds of people of the standard sign-ins, in their order. */
export const STANDARD_WHO = [
  'member',
  'memberWithoutMethods',
  'administrator',
  'guest',
  'technician',
  'emergency',
  'daemon',
] as const
/** What an address holds of a sign-in that somebody tries; what it does not say is as usual. */
const questionSchema = z.object({
  /** The company whose answer is shown in full, where the path names none. */
  company: text,
  who: one(WHO),
  /** The employee, the role, the kind of guest or the service principal. */
  id: text,
  methods: one(METHODS),
  /** The id of a group, `none` or `unknown`. */
  group: text,
  trust: one(TRUSTS),
  /** An application by its id, `other`, a suite as policies name it, or a user action. */
  target: text,
  place: one(PLACES),
  address: text,
  /** ISO 3166-1 alpha-2, `none` or `unknown`. */
  country: text,
  platform: one(PLATFORM_CHOICES),
  client: one(CLIENTS),
  device: one(DEVICES),
  /** Of an application by itself, its own. */
  userRisk: one(RISKS),
  signInRisk: one(RISKS),
  insiderRisk: one(INSIDER_RISKS),
  flow: one(FLOWS),
})
export type Question = Partial<z.infer<typeof questionSchema>>

/** What an address asks; what nobody can read there is left out. */
export const questionOf = (ask: unknown): Question => questionSchema.catch({}).parse(ask ?? {})

/** The same for an address, without what it does not say. */
export const askOf = (question: Question): Record<string, string> =>
  Object.fromEntries(
    Object.entries(question).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
