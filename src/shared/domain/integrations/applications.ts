import type { IntegrationsQuery } from './integrations-query.ts'
import { CONNECTION_KINDS, type ConnectionKind } from './connection-kinds.ts'

/** What a company can be connected to (INT-01). */
export const APPLICATIONS = [
  'Office365',
  'GWS',
  'DUOSecurity',
  'Autotask',
  'ConnectWise',
  'Syncro',
  'Halo',
  'Quickbooks',
] as const
export type Application = (typeof APPLICATIONS)[number]

/** The applications that we have a vendor for: those that integrations are of. */
export const VENDOR_APPLICATIONS = [
  'Office365',
  'GWS',
  'DUOSecurity',
  'Quickbooks',
] as const satisfies readonly Application[]
export type VendorApplication = (typeof VENDOR_APPLICATIONS)[number]

/** The ticketing tools that we have a vendor for: one of them belongs to an organization, not to a company. */
export const TICKETING_APPLICATIONS = [
  'Autotask',
  'ConnectWise',
  'Syncro',
  'Halo',
] as const satisfies readonly Application[]
export type TicketingApplication = (typeof TICKETING_APPLICATIONS)[number]

/** Whose tenants are judged, changed and watched: checks are written in its words. */
export const TENANT_APPLICATION = 'Office365' satisfies VendorApplication

/** Whose logs are read: what happens at a company may be told by several of them. */
export const FEED_APPLICATIONS = [
  TENANT_APPLICATION,
  'GWS',
  'DUOSecurity',
] as const satisfies readonly VendorApplication[]
/** What posture checks judge, by the cloud that it is. */
export const JUDGED_APPLICATIONS = {
  microsoft: 'Office365',
  google: 'GWS',
} as const satisfies Record<string, VendorApplication>

/** Whether what is set there is judged by checks. */
export const isJudged = (application: string): boolean =>
  Object.values<string>(JUDGED_APPLICATIONS).includes(application)

/** Their makers' names, which no language translates. */
export const APPLICATION_NAMES: Record<Application, string> = {
  Office365: 'Microsoft 365',
  GWS: 'Google Workspace',
  DUOSecurity: 'Duo',
  Autotask: 'Autotask',
  ConnectWise: 'ConnectWise',
  Syncro: 'Syncro',
  Halo: 'Halo',
  Quickbooks: 'QuickBooks',
}

/** What a ticketing tool is called; a newer server may know others. */
export function toolName(type: string): string {
  const known = TICKETING_APPLICATIONS.find((each) => each === type)
  return known ? APPLICATION_NAMES[known] : type
}

/** One way to connect an application. */
export interface Connectable {
  application: Application
  kind: ConnectionKind
}

const { TOKEN, APP, CSP } = CONNECTION_KINDS

/** Every way to connect something, in the order in which it is shown. */
export const connectables: readonly Connectable[] = [
  { application: 'Office365', kind: APP },
  { application: 'Office365', kind: CSP },
  { application: 'GWS', kind: APP },
  { application: 'DUOSecurity', kind: TOKEN },
  { application: 'Autotask', kind: TOKEN },
  { application: 'ConnectWise', kind: TOKEN },
  { application: 'Syncro', kind: TOKEN },
  { application: 'Halo', kind: TOKEN },
  { application: 'Quickbooks', kind: APP },
]

/** Whether an address asks for a connection of this application and kind; without either it asks for all. */
export const isAsked = (
  { application, kind }: Pick<Connectable, 'application' | 'kind'>,
  { applicationNameQ, integrationTypeQ }: IntegrationsQuery,
): boolean =>
  (applicationNameQ === undefined || applicationNameQ === application) &&
  (integrationTypeQ === undefined || (integrationTypeQ === 'CSP') === (kind === CSP))
