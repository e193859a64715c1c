import { z } from 'zod'
import { type ContactKind, readAddressesSchema } from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import { ConnectorError } from '../../connector-error.ts'
import type { Contacts } from '../../contacts.ts'
import type { GraphClient } from '../graph-client.ts'

/** By what the vendor calls its lists. One of them is spelled otherwise than the others. */
const LISTS = {
  technical: 'technicalNotificationMails',
  security: 'securityComplianceNotificationMails',
  marketing: 'marketingNotificationEmails',
} as const satisfies Partial<Record<ContactKind, string>>

const addresses = readAddressesSchema.nullish()
const profile = z.object({ contactEmail: z.string().nullish(), statementUrl: z.string().nullish() }).nullish()

const answer = z.object({
  value: z.tuple(
    [
      z.object({
        technicalNotificationMails: addresses,
        securityComplianceNotificationMails: addresses,
        marketingNotificationEmails: addresses,
        privacyProfile: profile,
      }),
    ],
    z.unknown(),
  ),
})

const SELECT = [...Object.values(LISTS), 'privacyProfile'].join(',')

/** https://learn.microsoft.com/graph/api/organization-get and organization-update */
export function openTenantContacts(graph: GraphClient, tenantId: string): Contacts {
  async function readAll() {
    const { value } = await graph.read(tenantId, `/organization?$select=${SELECT}`, answer)
    return value[0]
  }

  return {
    async read() {
      const { privacyProfile, ...lists } = await readAll()
      const [technical, marketing] = [lists.technicalNotificationMails, lists.marketingNotificationEmails]
      // Both are never null: to an app that may read a tenant's name alone the vendor tells everything else as null.
      if (!technical && !marketing) throw new ConnectorError('missingScope', { code: 'notTold' })
      const { contactEmail } = privacyProfile ?? {}
      return {
        technical: technical ?? [],
        security: lists.securityComplianceNotificationMails ?? [],
        marketing: marketing ?? [],
        general: contactEmail ? [contactEmail] : [],
      }
    },
    async replace(kind, wanted) {
      const body =
        kind === 'general'
          ? // Of a profile that is sent without the address of its statement the vendor would forget that.
            { privacyProfile: { ...(await readAll()).privacyProfile, contactEmail: wanted[0] ?? null } }
          : { [LISTS[kind]]: wanted }
      await graph.change(tenantId, 'v1.0', 'PATCH', `/organization/${encodeURIComponent(tenantId)}`, body)
    },
  }
}
