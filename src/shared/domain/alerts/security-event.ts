import type { AlertSeverity } from './alert-severity.ts'
import type { Severity as PostureSeverity } from '#shared/domain/posture/severity.ts'
import type { SourceOf, SOURCES } from './source-vendors.ts'

/** Where an event was read: the keys of the catalogue. */
export type EventSource = SourceOf<keyof typeof SOURCES>

/** Ids and names are in lower case, so that the spelling of a source makes no other account. */
export interface Account {
  /** Object id in the directory. */
  id: string | undefined
  /** User principal name; of an application its display name. */
  name: string | undefined
}

export interface Actor extends Account {
  /**
   * `microsoft`: a service of the vendor that does what belongs to running the tenant. `provider`: one of our own users, by
   * id, who asked for it here.
   */
  kind: 'user' | 'app' | 'microsoft' | 'provider'
}

/** All undefined where the vendor looked for the place and knows none. */
export interface Place {
  /** ISO 3166-1 alpha-2, in capitals. */
  country: string | undefined
  state: string | undefined
  city: string | undefined
  /** Degrees. */
  latitude: number | undefined
  longitude: number | undefined
}

/** A name and what stands there; names are compared in lower case. */
export interface Property {
  name: string
  value: string
}

/** Of a directory object: values are texts, JSON where the vendor writes JSON, without the quotes around a plain text. */
export interface PropertyChange {
  name: string
  before: string
  after: string
}

interface EventBase {
  /** The vendor's own; unique within source and tenant. */
  id: string
  /** What happened, whichever source tells it (`event-key.ts`). */
  key: string
  source: EventSource
  /** When it happened, in milliseconds since 1970. */
  at: number
  /** Whom it is about. */
  account: Account | undefined
  /** Who did it. */
  actor: Actor | undefined
  ip: string | undefined
  /** Undefined where the source tells no places at all. */
  place: Place | undefined
  userAgent: string | undefined
  correlationId: string | undefined
}

/** As in the vendor's words; `hidden` is known only with a license. */
export type RiskLevel = 'none' | 'low' | 'medium' | 'high' | 'hidden'

/** Why a sign-in ended as it did, or what is remarkable about it, at a vendor that has no numbers for it. */
export type SignInCause =
  | 'wrongPassword'
  /** What the vendor asked for besides the password was not given. */
  | 'challengeFailed'
  /** A prompt on a device was declined, or left unanswered. */
  | 'promptDenied'
  /** Whoever got a prompt has said that it was not them. */
  | 'fraudReported'
  /** No second factor was asked for, because of how the account stands. */
  | 'bypassed'
  /** The vendor itself takes it for somebody else's. */
  | 'suspicious'

export interface SignInEvent extends EventBase {
  kind: 'signIn'
  /** Interrupted: the vendor asked for something else first, as for a second factor or for consent. */
  outcome: 'success' | 'failure' | 'interrupted'
  errorCode: number | undefined
  cause?: SignInCause | undefined
  /** In the vendor's word, where it has no number. */
  reason?: string | undefined
  app: Account
  resource: Account
  /** Ids of applications that the token is for besides the resource. */
  audienceIds: readonly string[]
  clientApp: string | undefined
  protocol: string | undefined
  /** Whether a second factor was demanded; undefined where the source does not tell. */
  isMultiFactor: boolean | undefined
  isInteractive: boolean | undefined
  isServicePrincipal: boolean
  risk: {
    /** The higher of the sign-in's and the aggregated level. */
    level: RiskLevel
    /** Dismissed, remediated or confirmed to be safe. */
    isClosed: boolean
    types: readonly string[]
  }
  sessionId: string | undefined
  /** A technician of a provider, by delegated administration. */
  isProvider: boolean
  /** Number of the autonomous system. */
  network: number | undefined
}

export interface DirectoryChangeEvent extends EventBase {
  kind: 'directoryChange'
  /** As the vendor writes it. */
  activity: string
  /** Every spelling that the record has, by `canonicalActivity`. */
  activities: readonly string[]
  category: string | undefined
  isSuccess: boolean
  targets: readonly (Account & { type: string | undefined })[]
  changes: readonly PropertyChange[]
  details: readonly Property[]
}

interface OperationFields extends EventBase {
  workload: string | undefined
  /** As the vendor writes it. */
  operation: string
  /** By `canonicalActivity`. */
  name: string
  isSuccess: boolean
  /** What was worked on: a mailbox, a rule, the address of a file. */
  object: string | undefined
  properties: readonly Property[]
  /** The tenant's first domain, `….onmicrosoft.com`. */
  organizationDomain: string | undefined
  /** Done from outside of the tenant: by a partner or by the vendor. */
  isFromOutside: boolean
  /** To whom something was given, as the vendor names it. */
  recipient: { name: string; type: string | undefined } | undefined
}

/** An act of administration in Exchange, Purview, SharePoint or Teams. */
export interface OperationEvent extends OperationFields {
  kind: 'operation'
}

/** What somebody did with mail or files. */
export interface ActivityEvent extends OperationFields {
  kind: 'activity'
  /** How many items; one where the vendor tells no number. */
  count: number
}

export interface RiskDetectionEvent extends EventBase {
  kind: 'riskDetection'
  of: 'user' | 'servicePrincipal'
  /** The vendor's riskEventType. */
  type: string
  level: RiskLevel
  isClosed: boolean
  /** Of the sign-in that it was found in. */
  signInId: string | undefined
}

export interface RiskStateEvent extends EventBase {
  kind: 'riskState'
  of: 'user' | 'servicePrincipal'
  level: RiskLevel
  state: string
}

export interface DefenderAlertEvent extends EventBase {
  kind: 'defenderAlert'
  title: string
  category: string | undefined
  severity: string
  /** The vendor's serviceSource, in lower case and without spaces. */
  service: string
  isClosed: boolean
  /** Of the sign-in that it speaks of, where the vendor tells it. */
  signInId: string | undefined
  url: string | undefined
}

export interface IncidentEvent extends EventBase {
  kind: 'incident'
  title: string
  severity: string
  isClosed: boolean
  url: string | undefined
}

/** What a mail is. `none`: it was looked at, and nothing is wrong with it. */
export type MailVerdict = 'malware' | 'phishing' | 'spam' | 'none'

/** A mail that a person has reported, or that the vendor found something in. */
export interface MailThreatEvent extends EventBase {
  kind: 'mailThreat'
  /** The vendor's; undefined while it is not known. */
  verdict: MailVerdict | undefined
  /** What the person takes it for. */
  reportedAs: MailVerdict | undefined
  /** Where mail is read that nobody thought ill of; undefined where that is not told. */
  isInInbox: boolean | undefined
  /** Sent for practice. */
  isSimulation: boolean
  subject: string | undefined
  sender: string | undefined
}

export interface ServiceIssueEvent extends EventBase {
  kind: 'serviceIssue'
  title: string
  service: string
  /** `advisory` or `incident`. */
  classification: string | undefined
  isClosed: boolean
}

/** A state that one of our own queries has found in a tenant (`hygiene/`). */
export interface FindingEvent extends EventBase {
  kind: 'finding'
  /** The id of the query. */
  query: string
  /** What of the tenant it is about; empty for the tenant as a whole. */
  subject: string
  /** When the state was first found, in milliseconds since 1970; one that comes back has another. */
  since: number
  severity: AlertSeverity
  facts: readonly string[]
}

/** What of our own work for a company does not go well. */
export const PLATFORM_MATTERS = [
  'syncFailing',
  'connectionLost',
  'permissionsMissing',
  'exchangeLost',
  'taskFailed',
  'taskPartlyDone',
] as const
export type PlatformMatter = (typeof PLATFORM_MATTERS)[number]

/** Something that our own server notices of its work for a company. */
export interface PlatformEvent extends EventBase {
  kind: 'platform'
  matter: PlatformMatter
  details: readonly Property[]
}

/** A posture check that was met and is met no longer. */
export interface PostureRegressionEvent extends EventBase {
  kind: 'postureRegression'
  checkId: string
  severity: PostureSeverity
  /** What was found, before and after. */
  changes: readonly PropertyChange[]
  details: readonly Property[]
}

/** What a source tells of a tenant, in one form whichever way the vendor writes it. */
export type SecurityEvent =
  | SignInEvent
  | DirectoryChangeEvent
  | OperationEvent
  | ActivityEvent
  | RiskDetectionEvent
  | RiskStateEvent
  | DefenderAlertEvent
  | IncidentEvent
  | MailThreatEvent
  | ServiceIssueEvent
  | FindingEvent
  | PlatformEvent
  | PostureRegressionEvent

export type EventKind = SecurityEvent['kind']
export type EventOf<Kind extends EventKind> = Extract<SecurityEvent, { kind: Kind }>
