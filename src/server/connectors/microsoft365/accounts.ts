import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { PER_USER_STATES } from '#shared/domain/mfa/mfa-report.ts'
import type { Accounts, CaseStatus, VendorCase } from '../accounts.ts'
import { ConnectorError } from '../connector-error.ts'
import type { GraphClient } from './graph-client.ts'

// https://learn.microsoft.com/graph/api/user-get
const accountAnswer = z.object({
  id: z.guid().toLowerCase(),
  userPrincipalName: z.string().toLowerCase(),
  accountEnabled: z.boolean().nullish(),
  onPremisesSyncEnabled: z.boolean().nullish(),
})

// https://learn.microsoft.com/graph/api/authentication-get, which only beta has
const requirementsAnswer = z.object({ perUserMfaState: z.string() })

const isId = (text: string) => z.guid().safeParse(text).success

/** What can be done to accounts and about alerts by Graph. https://learn.microsoft.com/graph/api/resources/user */
export function openAccounts(graph: GraphClient, tenantId: string): Accounts {
  const send = (method: 'PATCH' | 'POST', address: string, body: unknown) =>
    graph.change(tenantId, 'v1.0', method, address, body)
  const userAt = (id: string) => {
    // An id comes from `find`. Anything else could be another address of Graph.
    if (!isId(id)) throw new ConnectorError('notFound', { code: 'noAccountId' })
    return `/users/${id}`
  }
  const requirementsOf = (id: string) => `${userAt(id)}/authentication/requirements`
  const judge = async (act: 'confirmCompromised' | 'dismiss', id: string) =>
    send('POST', `/identityProtection/riskyUsers/${act}`, { userIds: [id] })
  return {
    async find(idOrName) {
      if (!isId(idOrName) && !idOrName.includes('@'))
        throw new ConnectorError('notFound', { code: 'noAccountId' })
      const { id, userPrincipalName, accountEnabled, onPremisesSyncEnabled } = await graph.read(
        tenantId,
        `/users/${encodeURIComponent(idOrName)}?$select=id,userPrincipalName,accountEnabled,onPremisesSyncEnabled`,
        accountAnswer,
      )
      return {
        id,
        name: userPrincipalName,
        isEnabled: accountEnabled ?? null,
        isSynchronized: onPremisesSyncEnabled === true,
      }
    },
    setSignIn: async (id, accountEnabled) => send('PATCH', userAt(id), { accountEnabled }),
    revokeSessions: async (id) => send('POST', `${userAt(id)}/revokeSignInSessions`, undefined),
    resetPassword: async (id) =>
      send('PATCH', userAt(id), {
        passwordProfile: { forceChangePasswordNextSignIn: true, password: randomPassword() },
      }),
    confirmCompromised: (id) => judge('confirmCompromised', id),
    dismissRisk: (id) => judge('dismiss', id),
    async mfaState(id) {
      const [answer] = await graph.readMany(tenantId, 'beta', [requirementsOf(id)])
      if (answer && 'error' in answer) throw answer.error
      const parsed = requirementsAnswer.safeParse(answer?.body)
      if (!parsed.success) throw new ConnectorError('unexpectedAnswer', { cause: parsed.error })
      return PER_USER_STATES.find((state) => state === parsed.data.perUserMfaState) ?? null
    },
    setMfaState: async (id, perUserMfaState) =>
      graph.change(tenantId, 'beta', 'PATCH', requirementsOf(id), { perUserMfaState }),
    setCaseStatus: (of, said) => send('PATCH', addressOf(of), bodyOf(of, said)),
  }
}

/** 48 random characters behind one of each kind, as many tenants ask for. */
const randomPassword = () => `aA1-${randomBytes(36).toString('base64url')}`

// https://learn.microsoft.com/graph/api/security-alert-update and …/security-incident-update
const addressOf = ({ kind, id }: VendorCase) =>
  `/security/${kind === 'alert' ? 'alerts_v2' : 'incidents'}/${encodeURIComponent(id)}`

/** What is new of an alert is active of an incident. */
const bodyOf = ({ kind }: VendorCase, { status, classification }: CaseStatus) => ({
  status: kind === 'incident' && status === 'new' ? 'active' : status,
  ...(classification === null ? {} : { classification }),
})
