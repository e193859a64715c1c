import { expect } from 'vitest'
import { z } from 'zod'

const POLICIES = 'identity/conditionalAccess/policies'
/** The app registration of the pretend cloud, as `site-vendors.ts` has it. */
const CLIENT = { id: '6f1c2a52-6a36-4c0f-9d53-0c8c1d6f4700', secret: 'sandbox-only' }

const policySchema = z.looseObject({
  id: z.string(),
  displayName: z.string(),
  state: z.string(),
  conditions: z.looseObject({ users: z.looseObject({ excludeGroups: z.array(z.string()) }) }),
})
const auditSchema = z.object({ activityDisplayName: z.string() })

/** A company's tenant in the pretend cloud, as its own administrator sees and changes it. */
export type PolicyTenant = ReturnType<typeof openPolicyTenant>

export function openPolicyTenant(siteUrl: string, tenantId: string) {
  const cloud = `${siteUrl}/sandbox/microsoft365`

  async function ask(path: string, method: 'GET' | 'PATCH' = 'GET', body?: object): Promise<Response> {
    const signedIn = await fetch(`${cloud}/login/${tenantId}/oauth2/v2.0/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        scope: 'https://graph.microsoft.com/.default',
      }),
    })
    const { access_token: token } = z.object({ access_token: z.string() }).parse(await signedIn.json())
    const answer = await fetch(`${cloud}/graph/v1.0/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect(answer.ok, `${method} ${path} of ${tenantId}: ${answer.status}`).toBe(true)
    return answer
  }

  const read = async <Item extends z.ZodType>(path: string, item: Item): Promise<z.infer<Item>[]> =>
    z.object({ value: z.array(item) }).parse(await (await ask(path)).json()).value

  async function set(name: string, value: unknown): Promise<void> {
    const answer = await fetch(`${cloud}/admin/tenants/${tenantId}/settings`, {
      method: 'POST',
      body: new URLSearchParams({ kind: 'graph', name, value: JSON.stringify(value) }),
      redirect: 'manual',
    })
    expect(answer.status, `${name} of ${tenantId}`).toBe(303)
  }

  const policies = () => read(POLICIES, policySchema)
  const named = async (name: string) => (await policies()).filter(({ displayName }) => displayName === name)

  return {
    policies,
    named,
    /** What was done to policies, by anybody, as the directory's log calls it; the newest comes first. */
    changes: async () =>
      (await read('auditLogs/directoryAudits', auditSchema))
        .map(({ activityDisplayName }) => activityDisplayName)
        .filter((activity) => activity.endsWith('conditional access policy')),
    /** Somebody changes the policies of this name there. */
    changePolicy: async (name: string, change: object) => {
      for (const { id } of await named(name)) await ask(`${POLICIES}/${id}`, 'PATCH', change)
    },
    /** Puts sign-ins in the place of those that the log has. */
    setSignIns: async (signIns: readonly object[]) => {
      // Before it is asked for the tenant has no such log.
      await read('auditLogs/signIns', z.unknown())
      await set('auditLogs/signIns', signIns)
    },
  }
}
