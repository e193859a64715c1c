import { z } from 'zod'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { ACTORS_TOLD, type ChangedBy, type PostureActor, type UnknownActor } from './posture-change.ts'
import { readingOf } from './reading.ts'
import type { Snapshot } from './snapshot.ts'
import { type SourceId, sources } from './sources.ts'

/** One entry of the directory's log that names who did something. */
export interface AuditEntry {
  activity: string
  /** ISO 8601 in UTC. */
  at: string
  actor: { kind: 'person' | 'app'; name: string }
  /** Of an application, where the log tells it. */
  appId: string | undefined
  /** What it was done to, in lower case. */
  targetIds: readonly string[]
}

/** Names are drawn on screens and written to files: one with markup or line breaks is no name. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(320)
  .regex(/^[^<>\p{Cc}]+$/u)
const some = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null)

// https://learn.microsoft.com/graph/api/resources/directoryaudit
const entrySchema = z.object({
  activityDisplayName: z.string(),
  activityDateTime: z.iso.datetime({ offset: true }),
  result: z.literal('success'),
  initiatedBy: z.object({
    user: some(z.object({ userPrincipalName: name })),
    app: some(
      z.object({ appId: some(z.string()), displayName: some(name), servicePrincipalName: some(name) }),
    ),
  }),
  targetResources: z.array(z.object({ id: some(z.string()) })).catch([]),
})

/** The entries of a log that succeeded and name somebody; any other one is passed over. */
export const auditEntries = (items: readonly unknown[]): AuditEntry[] =>
  items.flatMap((item): AuditEntry[] => {
    const { data } = entrySchema.safeParse(item)
    if (!data) return []
    const { user, app } = data.initiatedBy
    const appName = app?.displayName ?? app?.servicePrincipalName
    const actor = user
      ? { kind: 'person' as const, name: user.userPrincipalName }
      : appName
        ? { kind: 'app' as const, name: appName }
        : undefined
    if (!actor || PASSING_ON.includes(actor.name)) return []
    return [
      {
        activity: data.activityDisplayName.toLowerCase(),
        at: new Date(data.activityDateTime).toISOString(),
        actor,
        appId: app?.appId?.toLowerCase(),
        targetIds: data.targetResources.flatMap(({ id }) => (id ? [id.toLowerCase()] : [])),
      },
    ]
  })

/** The vendor's own that carries out what somebody asked of it, who has an entry as well. */
const PASSING_ON = ['MS-PIM']

/** By what a source is changed, in the log's words. */
interface LoggedActivities {
  activities: readonly string[]
  /** Whether an entry has to be about an object that was found otherwise. */
  isOfObject?: true
}

const methods: LoggedActivities = {
  activities: ['Authentication Methods Policy Update', 'Authentication Methods Policy Reset'],
}
const accessPolicies: LoggedActivities = {
  activities: [
    'Add conditional access policy',
    'Update conditional access policy',
    'Delete conditional access policy',
  ],
  isOfObject: true,
}
const policies: LoggedActivities = {
  activities: ['Add policy', 'Update policy', 'Delete policy'],
  isOfObject: true,
}
const roles: LoggedActivities = {
  activities: [
    'Add member to role',
    'Add member to role completed (PIM activation)',
    'Add member to role in PIM completed (permanent)',
    'Add member to role in PIM completed (timebound)',
    'Add scoped member to role',
    'Remove member from role',
    'Remove member from role completed (PIM deactivate)',
    'Remove member from role in PIM completed (permanent)',
    'Remove member from role in PIM completed (timebound)',
    'Remove scoped member from role',
  ],
}

// https://learn.microsoft.com/entra/identity/monitoring-health/reference-audit-activities
const logged: { readonly [Id in SourceId]?: LoggedActivities } = {
  activityBasedTimeoutPolicies: policies,
  authenticationMethods: methods,
  authenticationMethodsPolicy: methods,
  authenticationMethodsPolicyPreview: methods,
  authenticationMethodsPreview: methods,
  authorizationPolicy: { activities: ['Update authorization policy'] },
  b2bManagementPolicies: policies,
  conditionalAccessPolicies: accessPolicies,
  conditionalAccessPoliciesPreview: accessPolicies,
  crossTenantAccessDefault: {
    activities: [
      'Update the company default cross-tenant access setting',
      'Reset the cross-tenant access default setting',
    ],
  },
  defaultAppManagementPolicy: policies,
  deviceRegistrationPolicy: { activities: ['Set device registration policies'] },
  domains: {
    activities: [
      'Add unverified domain',
      'Add verified domain',
      'Remove unverified domain',
      'Remove verified domain',
      'Set domain authentication',
      'Set password policy',
      'Update domain',
      'Verify domain',
    ],
  },
  globalAdministratorRules: { activities: ['Update role setting in PIM'] },
  globalAdministrators: roles,
  groupSettings: {
    activities: [
      'Create company settings',
      'Create group settings',
      'Delete company settings',
      'Delete group settings',
      'Update company settings',
      'Update group settings',
    ],
  },
  namedLocations: {
    activities: ['Add named location', 'Update named location', 'Delete named location'],
    isOfObject: true,
  },
  onPremisesSynchronization: { activities: ['Set DirSync feature'] },
  organization: { activities: ['Set Company Information', 'Set DirSyncEnabled flag', 'Update company'] },
  roleAssignmentInstances: roles,
  roleAssignments: roles,
  securityDefaults: { activities: ['Update security defaults'] },
  sharedMailboxes: { activities: ['Disable account', 'Enable account'], isOfObject: true },
  thirdPartyStorageApps: {
    activities: ['Add service principal', 'Remove service principal', 'Update service principal'],
    isOfObject: true,
  },
}

/** Whether the directory's log tells who changes a source. */
export const isLogged = (id: SourceId): boolean => logged[id] !== undefined

/** What two readings tell differently of a source: since when, and which of its objects, in lower case. */
export interface Difference {
  source: SourceId
  since: string
  objectIds: ReadonlySet<string>
}

/** Undefined where both readings tell the same, as far as checks look at it, or one of them nothing. */
export function differenceOf(source: SourceId, before: Snapshot, after: Snapshot): Difference | undefined {
  const [then, now] = [objectsIn(source, before), objectsIn(source, after)]
  if (!then || !now || then.whole === now.whole) return undefined
  const ids = [...new Set([...then.objects.keys(), ...now.objects.keys()])]
  return {
    source,
    since: then.at,
    objectIds: new Set(ids.filter((id) => then.objects.get(id) !== now.objects.get(id))),
  }
}

function objectsIn(source: SourceId, snapshot: Snapshot) {
  const reading = snapshot.sources[source]
  const parsed = readingOf(snapshot, source)
  if (reading?.outcome !== 'read' || 'reason' in parsed) return undefined
  const { key, transport } = sources[source]
  const [items, values] = [listed(reading.value), listed(parsed.value)]
  const objects = new Map(
    items.flatMap((item, place): [string, string][] => {
      // Schemas of single objects keep no id, which the answer itself has.
      const id = isMembers(item) ? item[key ?? (transport === 'graph' ? 'id' : 'Identity')] : undefined
      return typeof id === 'string' ? [[id.toLowerCase(), canonicalJson(values[place])]] : []
    }),
  )
  return { at: reading.at, whole: canonicalJson(parsed.value), objects }
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
const isMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What is known of who changed something between two readings. */
export interface Trail {
  differences: readonly Difference[]
  /** When it was read as it is now. */
  until: string
  /** Tasks of ours that made it what it is. */
  tasks: readonly PostureActor[]
  /** Not `isWhole` where its oldest part was not read. */
  log: { entries: readonly AuditEntry[]; isWhole: boolean } | { unknown: UnknownActor }
  /** Under which the log tells what we do. */
  ownAppId: string
}

/** Who changed what a check looks at. Somebody is named only by a task of ours, or an entry that fits what was found. */
export function changedBy({ differences, until, tasks, log, ownAppId }: Trail): ChangedBy {
  const entries = 'entries' in log ? log.entries : []
  const actors = entries
    .filter((entry) => differences.some((each) => fits(entry, each, until)))
    // What we did is told by our task, with the user who asked for it.
    .filter(({ appId }) => tasks.length === 0 || appId !== ownAppId.toLowerCase())
    .map(({ actor, at }): PostureActor => ({ ...actor, at }))
  const newest = [...tasks, ...actors].toSorted((a, b) => b.at.localeCompare(a.at))
  const known = new Set<string>()
  const different = newest.filter((actor) => {
    const who = actor.kind === 'task' ? `task/${actor.user_id}` : `${actor.kind}/${actor.name.toLowerCase()}`
    return !known.has(who) && known.add(who)
  })
  if (different.length > 0) return { actors: different.slice(0, ACTORS_TOLD) }
  if (differences.length === 0 || !differences.every(({ source }) => isLogged(source)))
    return { unknown: 'notLogged' }
  if ('unknown' in log) return log
  return { unknown: log.isWhole ? 'notFound' : 'notRead' }
}

function fits({ activity, at, targetIds }: AuditEntry, difference: Difference, until: string): boolean {
  const { source, since, objectIds } = difference
  const known = logged[source]
  if (!known?.activities.some((each) => each.toLowerCase() === activity)) return false
  if (at < since || at > until) return false
  return !known.isOfObject || targetIds.some((id) => objectIds.has(id))
}
