import { DAY } from '#shared/lib/time.ts'
import type { ChangedMember } from './changed-members.ts'

/** What the security log tells of. */
export const SECURITY_EVENTS = [
  'signIn.succeeded',
  'signIn.refused',
  'secondFactor.refused',
  'secondFactor.set',
  'secondFactor.removed',
  'password.changed',
  'password.reset',
  'session.endedElsewhere',
  'session.tokenReused',
  'device.signedOut',
  'user.added',
  'user.changed',
  'user.removed',
  'organization.secondFactorDemanded',
  'alerts.webhookSet',
  'alerts.webhookRemoved',
  'alerts.recipientsSet',
  'alerts.recipientsRemoved',
  'integration.peopleRemoved',
  'agent.keyMade',
  'account.lockedDown',
  'account.released',
  'access.refused',
] as const
export type SecurityEventName = (typeof SECURITY_EVENTS)[number]

/** Why something was refused, or what else has to be said of an event. */
export const SECURITY_REASONS = [
  'wrongPassword',
  'lockedOut',
  'tooManyRequests',
  'disabled',
  'unconfirmed',
  'resetRequired',
  'expired',
  'wrongCode',
  'codeUsed',
  'unknownAccount',
  'secondFactorNeeded',
  'unverified',
  'noPermission',
  'protectedUser',
  'featureOff',
  'readOnly',
  'withdrawn',
] as const
export type SecurityReason = (typeof SECURITY_REASONS)[number]

export const securityLogLimits = {
  /** How long an event is kept, in milliseconds. */
  kept: 365 * DAY,
  /** Of a name, in UTF-16 units: the longest address there is. */
  name: 320,
  page: 200,
}

/** Something that happened, before it is kept. */
export interface EventDetails {
  event: SecurityEventName
  reason?: SecurityReason | undefined
  /** Whose account acted, or was acted with; undefined where nobody is known. */
  actorId: string | undefined
  /** As it was typed; the account's address unless given. */
  actorName?: string | undefined
  /** A user, a device, a company, a call or a command; of alerts where they go, or whose account was locked. */
  target?: string | undefined
  /** For when the target is gone. */
  targetName?: string | undefined
  /** What of the target was changed. */
  members?: readonly ChangedMember[] | undefined
  /** Where the request came from. */
  network: string
  /** How often, at once. */
  count?: number | undefined
}
