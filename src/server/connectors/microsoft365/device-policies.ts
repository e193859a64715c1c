import { z } from 'zod'
import { type DevicePolicy, INTUNE_SETS, type IntuneSetName } from '#shared/domain/intune/device-policy.ts'
import {
  type DeviceCall,
  exportAssignments,
  exportDefinitionValues,
  exportDeviceChange,
  exportDevicePolicy,
} from '#shared/domain/intune/export-device-policy.ts'
import { devicePolicyOfVendor } from '#shared/domain/intune/import-device-policies.ts'
import { allPages } from '../all-pages.ts'
import { ConnectorError, NOT_LICENSED } from '../connector-error.ts'
import type { DevicePolicies } from '../device-policies.ts'
import { createLinkFollower } from './follow-links.ts'
import type { GraphClient } from './graph-client.ts'
import { groupsNamed } from './groups-named.ts'
import { listAnswer } from './risk-answers.ts'

const RULES = 'scheduledActionsForRule($expand=scheduledActionConfigurations)'

const VALUES = 'definitionValues($expand=definition,presentationValues($expand=presentation))'

/** What the vendor does not tell of a policy unless it is asked for. */
const EXPANDED: Readonly<Record<IntuneSetName, string>> = {
  configurationPolicies: 'assignments,settings',
  compliancePolicies: `assignments,settings,${RULES}`,
  deviceConfigurations: 'assignments',
  deviceCompliancePolicies: `assignments,${RULES}`,
  groupPolicyConfigurations: `assignments,${VALUES}`,
  windowsDriverUpdateProfiles: 'assignments',
  iosManagedAppProtections: 'assignments,apps',
  androidManagedAppProtections: 'assignments,apps',
}

const identifiedAnswer = z.object({ id: z.string().min(1) })
const namedAnswer = identifiedAnswer.extend({
  name: z.string().nullish(),
  displayName: z.string().nullish(),
})
const valuesAnswer = z.array(identifiedAnswer)

interface DeviceParts {
  graph: GraphClient
  graphHost: string
}

/** Policies for devices by Graph. https://learn.microsoft.com/graph/api/resources/intune-graph-overview */
export function openDevicePolicies(parts: DeviceParts, tenantId: string): DevicePolicies {
  const { graph } = parts
  const { pagesOf, ...reads } = openReads(parts, tenantId)
  const send = ({ method, path, body }: DeviceCall, set: IntuneSetName, id: string) =>
    told(() =>
      graph.change(tenantId, 'beta', method, [addressOf(set, id), path].filter(Boolean).join('/'), body),
    )
  /** The ids of what an administrative template sets by now. */
  async function valuesIn(set: IntuneSetName, id: string): Promise<string[]> {
    const values = valuesAnswer.safeParse(await allPages(pagesOf(`${addressOf(set, id)}/definitionValues`)))
    if (values.success) return values.data.map((each) => each.id)
    throw new ConnectorError('unexpectedAnswer', { code: 'idMissing', cause: values.error })
  }
  async function make(policy: DevicePolicy): Promise<string> {
    const address = `/${INTUNE_SETS[policy.set].path}`
    const body = exportDevicePolicy(policy)
    const answer = await told(() => graph.changeOnce(tenantId, 'beta', 'POST', address, body))
    const parsed = identifiedAnswer.safeParse(answer)
    if (parsed.success) return parsed.data.id
    throw new ConnectorError('unexpectedAnswer', { code: 'idMissing', cause: parsed.error })
  }
  async function remove(set: IntuneSetName, id: string): Promise<void> {
    const address = addressOf(set, id)
    await told(() => graph.changeOnce(tenantId, 'beta', 'DELETE', address))
  }
  return {
    ...reads,
    async create(policy) {
      const id = await make(policy)
      try {
        for (const call of exportDefinitionValues(policy, [])) await send(call, policy.set, id)
      } catch (cause) {
        // Half a policy would look like one that was made. What is told is why it could not be whole.
        await remove(policy.set, id).catch(() => undefined)
        throw cause
      }
      return id
    },
    async update(id, policy) {
      for (const call of exportDeviceChange(policy)) await send(call, policy.set, id)
      if (policy.set !== 'groupPolicyConfigurations') return
      const ids = await valuesIn(policy.set, id)
      for (const call of exportDefinitionValues(policy, ids)) await send(call, policy.set, id)
    },
    assign: (id, policy) => send(exportAssignments(policy), policy.set, id),
    remove,
    groupsNamed: async (name) => (await groupsNamed(graph, tenantId, name)).map(({ id }) => id),
  }
}

type Reads = Pick<DevicePolicies, 'find' | 'list' | 'names'>

function openReads(
  { graph, graphHost }: DeviceParts,
  tenantId: string,
): Reads & { pagesOf: (first: string) => AsyncGenerator<unknown[], void> } {
  const read = <T>(address: string, schema: z.ZodType<T>) => told(() => graph.read(tenantId, address, schema))
  async function* pagesOf(first: string): AsyncGenerator<unknown[], void> {
    const follow = createLinkFollower()
    for (let address: string | undefined = `${graphHost}/beta${first}`; address !== undefined;) {
      const page: z.infer<typeof listAnswer> = await read(address, listAnswer)
      yield page.value
      address = follow(page['@odata.nextLink'])
    }
  }
  return {
    pagesOf,
    async *list(set) {
      for await (const page of pagesOf(`/${INTUNE_SETS[set].path}?$expand=${EXPANDED[set]}`)) {
        const policies = page.flatMap((each) => identified(set, each) ?? [])
        yield { policies, unread: page.length - policies.length }
      }
    },
    async *names(set) {
      const { path, nameMember } = INTUNE_SETS[set]
      for await (const page of pagesOf(`/${path}?$select=id,${nameMember}`))
        yield page.flatMap((each) => named(each, nameMember) ?? [])
    },
    async find(set, id) {
      if (!isId(id)) return undefined
      const address = `${graphHost}/beta${addressOf(set, id)}?$expand=${EXPANDED[set]}`
      try {
        const found = identified(set, await read(address, z.unknown()))
        if (found === undefined) throw new ConnectorError('unexpectedAnswer', { code: 'unreadableObject' })
        return found
      } catch (cause) {
        if (cause instanceof ConnectorError && cause.reason === 'notFound') return undefined
        throw cause
      }
    },
  }
}

function named(value: unknown, nameMember: 'name' | 'displayName') {
  const { data } = namedAnswer.safeParse(value)
  const name = data?.[nameMember]
  return data && typeof name === 'string' ? { id: data.id, name } : undefined
}

/** A policy that can be asked for again. */
function identified(set: IntuneSetName, value: unknown): DevicePolicy | undefined {
  const policy = devicePolicyOfVendor(set, value)
  return policy !== undefined && policy.id !== null ? policy : undefined
}

/** Policies that protect apps have ids that begin with a letter. */
const isId = (text: string) => z.guid().safeParse(text.replace(/^T_/i, '')).success

/** Anything but an id could be another address of Graph. */
function addressOf(set: IntuneSetName, id: string): string {
  if (!isId(id)) throw new ConnectorError('notFound', { code: 'noObjectId', status: 404 })
  // The vendor writes that letter as a capital, and we write ids in small ones.
  return `/${INTUNE_SETS[set].path}/${id.replace(/^t_/, 'T_')}`
}

/** How a tenant is refused that has no licence for it, under the code for a missing permission. */
const NO_INTUNE = /not applicable to target tenant/i

/** Throws what the call throws, and says of a refusal whether it is about a licence. */
async function told<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    if (!(cause instanceof ConnectorError) || !NO_INTUNE.test(cause.words ?? '')) throw cause
    const { status, requestId, words } = cause
    throw new ConnectorError('missingScope', { status, code: NOT_LICENSED, requestId, words, cause })
  }
}
