import { z } from 'zod'
import type { WorkspaceSource } from '#shared/domain/posture/source.ts'
import { keepableText } from '#shared/lib/keepable-text.ts'
import { ConnectorError } from '../connector-error.ts'
import type { SourceAnswer } from '../settings.ts'
import type { WorkspaceSettings } from '../workspace-settings.ts'
import {
  createDirectoryClient,
  type DirectoryClient,
  type DirectoryParts,
  type TokenSource,
} from './directory-client.ts'
import { usersAnswer } from './google-answers.ts'
import { googleLimits } from './limits.ts'
import { pagesOf } from './pages.ts'

const POLICIES = 'cloud-identity.policies.readonly'
/** What is asked for to read settings; without the second and the third it is told by ids where something is set. */
export const SETTINGS_SCOPES = [
  POLICIES,
  'admin.directory.orgunit.readonly',
  'admin.directory.group.readonly',
] as const

export interface WorkspaceParts extends DirectoryParts {
  hosts: DirectoryParts['hosts'] & { cloudIdentity: string }
}

/** The most that the vendor gives of policies. */
const PAGE_SIZE = 100
/** The most units and groups of which something is told for one setting, so that what is kept stays small. */
const MOST_PLACES = 500
const LONGEST = 256

const text = z.string().transform((said) => keepableText(said.slice(0, LONGEST)))

const policy = z.object({
  policyQuery: z.object({
    query: z.string().optional().catch(undefined),
    orgUnit: text.optional(),
    group: text.optional(),
    sortOrder: z.number().optional(),
  }),
  setting: z.object({ type: z.string(), value: z.unknown() }),
  type: z.string().optional().catch(undefined),
})
type Policy = z.infer<typeof policy>

// https://docs.cloud.google.com/identity/docs/reference/rest/v1/policies/list
const policiesAnswer = z.object({
  policies: z.array(policy).optional(),
  nextPageToken: z.string().min(1).optional(),
})
const unitsAnswer = z.object({
  organizationUnits: z.array(z.object({ orgUnitId: text, orgUnitPath: text })).optional(),
})
const groupAnswer = z.object({ email: text })

/** Reads what is set in a workspace, by the policies of Cloud Identity. */
export function createWorkspaceSettings(parts: WorkspaceParts, tokens: TokenSource): WorkspaceSettings {
  const directory = createDirectoryClient(parts, googleLimits, tokens)
  const cloudIdentity = createDirectoryClient(parts, googleLimits, tokens, `${parts.hosts.cloudIdentity}/v1`)
  return {
    permission: POLICIES,
    async read(sources) {
      const all = Object.entries<WorkspaceSource>(sources)
      const settings = all.flatMap(([, { reads }]) => (typeof reads === 'object' ? [reads.setting] : []))
      const [policies, administrators] = await Promise.all([
        answering(() => placedPolicies(cloudIdentity, directory, settings)),
        answering(() => superAdministrators(directory)),
      ])
      const answerOf = ({ reads }: WorkspaceSource): SourceAnswer => {
        if (typeof reads !== 'object') return administrators
        return 'error' in policies ? policies : { value: policies.value.get(reads.setting) ?? [] }
      }
      return Object.fromEntries(all.map(([id, source]) => [id, answerOf(source)])) as Record<
        keyof typeof sources,
        SourceAnswer
      >
    },
  }
}

async function answering<T>(read: () => Promise<T>): Promise<{ value: T } | { error: ConnectorError }> {
  try {
    return { value: await read() }
  } catch (cause) {
    if (cause instanceof ConnectorError) return { error: cause }
    throw cause
  }
}

/** Every policy of some settings with where it is for, by the setting. */
async function placedPolicies(
  cloudIdentity: DirectoryClient,
  directory: DirectoryClient,
  settings: readonly string[],
) {
  const wanted = new Set(settings.map((setting) => `settings/${setting}`))
  const policies = (await allPolicies(cloudIdentity, settings)).filter(({ setting }) =>
    wanted.has(setting.type),
  )
  const units = await unitPaths(directory, policies)
  const groups = await groupNames(directory, policies)
  const places = policies.map(({ policyQuery: { query = '', orgUnit = '', group, sortOrder }, setting }) => ({
    setting: setting.type.slice('settings/'.length),
    placed: {
      orgUnit: units.get(orgUnit) ?? (orgUnit === '' ? '/' : idIn(orgUnit)),
      group: group === undefined || group === '' ? null : (groups.get(group) ?? idIn(group)),
      sortOrder: sortOrder ?? 0,
      isForSome: /\blicenses?\b/i.test(query),
      value: setting.value,
    },
  }))
  return new Map(
    [...Map.groupBy(places, ({ setting }) => setting)].map(([setting, all]) => [
      setting,
      all.slice(0, MOST_PLACES).map(({ placed }) => placed),
    ]),
  )
}

/** To the last page: a list that breaks off tells nothing of what is missing in it. */
async function allPolicies(client: DirectoryClient, settings: readonly string[]): Promise<Policy[]> {
  const applications = [...new Set(settings.map((setting) => setting.replace(/\..*$/, '')))]
  const filter = `setting.type.matches('^settings/(${applications.join('|')})[.].*$')`
  const found: Policy[] = []
  const query = { pageSize: String(PAGE_SIZE), filter }
  for await (const { policies = [] } of pagesOf(client, policiesAnswer, '/policies', query))
    found.push(...policies)
  return found
}

const idIn = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

/** The path of each unit, by the name that policies have of it. What the vendor has set itself is set at the root. */
async function unitPaths(
  directory: DirectoryClient,
  policies: readonly Policy[],
): Promise<Map<string, string>> {
  const roots = policies.flatMap(({ type, policyQuery }) =>
    type === 'SYSTEM' && policyQuery.orgUnit !== undefined ? [policyQuery.orgUnit] : [],
  )
  const told = await unlessRefused(
    directory.read('/customer/my_customer/orgunits?type=allIncludingParent', unitsAnswer),
  )
  return new Map([
    ...roots.map((root) => [root, '/'] as const),
    ...(told?.organizationUnits ?? []).map(
      ({ orgUnitId, orgUnitPath }) => [`orgUnits/${orgUnitId.replace(/^id:/, '')}`, orgUnitPath] as const,
    ),
  ])
}

/** The address of each group that something is set for. */
async function groupNames(
  directory: DirectoryClient,
  policies: readonly Policy[],
): Promise<Map<string, string>> {
  const names = new Set(policies.flatMap(({ policyQuery }) => policyQuery.group || []))
  const known = new Map<string, string>()
  for (const name of [...names].slice(0, MOST_PLACES)) {
    const group = await unlessRefused(
      directory.read(`/groups/${encodeURIComponent(idIn(name))}`, groupAnswer),
    )
    if (group) known.set(name, group.email)
  }
  return known
}

/** Nothing where it may not be read, or is gone. */
async function unlessRefused<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (cause) {
    if (cause instanceof ConnectorError && ['missingScope', 'notFound'].includes(cause.reason))
      return undefined
    throw cause
  }
}

async function superAdministrators(directory: DirectoryClient) {
  const query = new URLSearchParams({
    customer: 'my_customer',
    query: 'isAdmin=true',
    maxResults: String(googleLimits.pageSize),
    projection: 'full',
  })
  const { users = [], nextPageToken } = await directory.read(`/users?${query.toString()}`, usersAnswer)
  // Whoever lets us in is one of them, and no workspace has so many.
  if (users.length === 0 || nextPageToken !== undefined)
    throw new ConnectorError('unexpectedAnswer', { code: 'administrators' })
  return users.map(({ primaryEmail, suspended, isEnrolledIn2Sv, orgUnitPath }) => ({
    primaryEmail,
    suspended,
    isEnrolledIn2Sv,
    orgUnitPath,
  }))
}
