import { isMembers } from '#shared/domain/conditional-access/import/is-members.ts'
import type { DevicePolicy } from '#shared/domain/intune/device-policy.ts'
import { type TenantClient, textIn } from '#tests/conditional-access/roundtrip/tenant-client.ts'

/** Which group of the tenant stands for an id of the text, both ways. */
export interface GroupReferences {
  /** Makes the groups that a policy names and the tenant lacks, as a person would before importing it. */
  prepare: (policy: DevicePolicy) => Promise<void>
  /** The ids that were made, in small letters. */
  known: () => ReadonlySet<string>
  toTenant: (policy: DevicePolicy) => DevicePolicy
  /** What the tenant answered, with the ids of the text. */
  toText: (answer: unknown) => unknown
}

export function createGroupReferences(tenant: TenantClient): GroupReferences {
  const ids = new Map<string, string>()
  const written = new Map<string, string>()
  const inTenant = (text: string) => ids.get(text.toLowerCase()) ?? text
  return {
    async prepare({ targets, body }) {
      for (const text of [...targets.include, ...targets.exclude, ...groupsIn(body['assignments'])])
        if (!ids.has(text.toLowerCase())) {
          const id = await makeGroup(tenant, text)
          ids.set(text.toLowerCase(), id)
          written.set(id, text)
        }
    },
    known: () => new Set(written.keys()),
    toTenant: (policy) => ({
      ...policy,
      targets: {
        ...policy.targets,
        include: policy.targets.include.map(inTenant),
        exclude: policy.targets.exclude.map(inTenant),
      },
      body: withAssignments(policy.body, inTenant),
    }),
    toText: (answer) =>
      isMembers(answer) ? withAssignments(answer, (id) => written.get(id.toLowerCase()) ?? id) : answer,
  }
}

async function makeGroup(tenant: TenantClient, name: string): Promise<string> {
  const group = {
    displayName: name.slice(0, 200),
    mailEnabled: false,
    mailNickname: `group-${crypto.randomUUID()}`,
    securityEnabled: true,
    groupTypes: [],
  }
  return textIn((await tenant.ask('POST', 'groups', group)).body, 'id')
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const groupsIn = (assignments: unknown): string[] =>
  listIn(assignments)
    .map((each) => textIn(each, 'target', 'groupId'))
    .filter((id) => id !== '')

function withAssignments(
  members: Readonly<Record<string, unknown>>,
  change: (id: string) => string,
): Record<string, unknown> {
  if (!Array.isArray(members['assignments'])) return members
  const assignments = listIn(members['assignments']).map((each) => {
    const groupId = textIn(each, 'target', 'groupId')
    if (groupId === '' || !isMembers(each) || !isMembers(each['target'])) return each
    return { ...each, target: { ...each['target'], groupId: change(groupId) } }
  })
  return { ...members, assignments }
}
