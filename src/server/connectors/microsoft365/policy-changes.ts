import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AccessBody } from '#shared/domain/conditional-access/access-task.ts'
import { exportLocation, exportPolicy } from '#shared/domain/conditional-access/export-policy.ts'
import { readItem } from '#shared/domain/conditional-access/import/read-vendor-policy.ts'
import { policyOfVendor } from '#shared/domain/conditional-access/import-policies.ts'
import { type NamedLocation, namedLocationSchema } from '#shared/domain/conditional-access/named-location.ts'
import { policyBodySchema } from '#shared/domain/conditional-access/policy.ts'
import { ConnectorError } from '../connector-error.ts'
import type { ChangeableObjects, ChangeableTarget, PolicyChanges } from '../policy-changes.ts'
import { createLinkFollower } from './follow-links.ts'
import type { GraphClient } from './graph-client.ts'
import { groupsNamed } from './groups-named.ts'

// https://learn.microsoft.com/graph/api/resources/conditionalaccesspolicy and namedlocation
const COLLECTIONS: Record<ChangeableTarget, string> = {
  policy: '/identity/conditionalAccess/policies',
  location: '/identity/conditionalAccess/namedLocations',
}

const READERS: { [T in ChangeableTarget]: (value: unknown) => ChangeableObjects[T] | undefined } = {
  policy: policyOfVendor,
  location: locationOfVendor,
}

const pageAnswer = z.object({ value: z.array(z.unknown()), '@odata.nextLink': z.string().optional() })
const createdAnswer = z.object({ id: z.string().min(1) })

/** Changes of conditional access by Graph. https://learn.microsoft.com/graph/api/resources/conditionalaccessroot */
export function openPolicyChanges(graph: GraphClient, tenantId: string): PolicyChanges {
  const makeAt = async (address: string, body: unknown) => {
    const parsed = createdAnswer.safeParse(await graph.changeOnce(tenantId, 'v1.0', 'POST', address, body))
    if (parsed.success) return parsed.data.id
    throw new ConnectorError('unexpectedAnswer', { code: 'idMissing', cause: parsed.error })
  }
  return {
    async find(target, id) {
      if (!isId(id)) return undefined
      try {
        const found = await graph.read(tenantId, `${COLLECTIONS[target]}/${id}`, z.unknown())
        const read = READERS[target](found)
        if (read === undefined) throw new ConnectorError('unexpectedAnswer', { code: 'unreadableObject' })
        return read
      } catch (cause) {
        if (cause instanceof ConnectorError && cause.reason === 'notFound') return undefined
        throw cause
      }
    },
    async list(target) {
      const follow = createLinkFollower()
      const found: unknown[] = []
      for (let address: string | undefined = COLLECTIONS[target]; address !== undefined;) {
        const page: z.infer<typeof pageAnswer> = await graph.read(tenantId, address, pageAnswer)
        found.push(...page.value)
        address = follow(page['@odata.nextLink'])
      }
      return found.map(READERS[target]).filter((each) => each !== undefined)
    },
    create: (target, body) => makeAt(COLLECTIONS[target], vendorBody(target, body)),
    async change(target, id, body) {
      await graph.changeOnce(tenantId, 'v1.0', 'PATCH', addressOf(target, id), vendorBody(target, body))
    },
    async remove(target, id) {
      await graph.changeOnce(tenantId, 'v1.0', 'DELETE', addressOf(target, id))
    },
    groupsNamed: async (name) =>
      (await groupsNamed(graph, tenantId, name))
        .filter(({ securityEnabled, mailEnabled }) => securityEnabled === true && !mailEnabled)
        .filter(({ groupTypes }) => (groupTypes ?? []).length === 0)
        .map(({ id }) => id),
    createGroup: (displayName, description) =>
      makeAt('/groups', {
        displayName,
        ...(description === undefined ? {} : { description }),
        securityEnabled: true,
        mailEnabled: false,
        // It has no mailbox, and the vendor asks for the name of one.
        mailNickname: randomUUID(),
        groupTypes: [],
      }),
  }
}

const isId = (text: string) => z.guid().safeParse(text).success

/** Anything but an id could be another address of Graph. */
function addressOf(target: ChangeableTarget, id: string): string {
  if (!isId(id)) throw new ConnectorError('notFound', { code: 'noObjectId', status: 404 })
  return `${COLLECTIONS[target]}/${id}`
}

const vendorBody = (target: ChangeableTarget, body: AccessBody) =>
  target === 'policy'
    ? exportPolicy(policyBodySchema.parse(body))
    : exportLocation(namedLocationSchema.parse({ id: '', ...body }))

function locationOfVendor(value: unknown): NamedLocation | undefined {
  const read = readItem(value, '$')
  return 'location' in read ? read.location.location : undefined
}
