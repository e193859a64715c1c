import { z } from 'zod'
import { UNREAD_REASONS } from '../integrations/unread-reason.ts'

/** What the vendor writes to a company about; `general` is whom its privacy statement names (ORG-38). */
export const CONTACT_KINDS = ['technical', 'security', 'marketing', 'general'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

export const contactLimits = {
  /** Of one kind, as we set them. The vendor documents no limit of its lists. */
  addresses: 20,
  /** Of one kind, as a tenant may have them from elsewhere. */
  read: 100,
  /** Characters that something in the place of an address may have. */
  readLength: 320,
} as const

/** The vendor has lists of these, and one address that is `general`. https://learn.microsoft.com/graph/api/resources/privacyprofile */
export const mostContacts = (kind: ContactKind): number => (kind === 'general' ? 1 : contactLimits.addresses)

export const contactAddressSchema = z.string().trim().pipe(z.email().max(254))

/** What stands at a tenant, whoever wrote it: it may be no address. */
export const readAddressesSchema = z.array(z.string().max(contactLimits.readLength)).max(contactLimits.read)

const listsSchema = z.object({
  technical: readAddressesSchema,
  security: readAddressesSchema,
  marketing: readAddressesSchema,
  general: readAddressesSchema,
} satisfies Record<ContactKind, typeof readAddressesSchema>)
export type ContactLists = z.infer<typeof listsSchema>

/** Whom the vendor writes to at a company, as its tenant was last read (ORG-38). */
export const tenantContactsSchema = z.object({
  /** The company's. */
  id: z.string(),
  customer_id: z.string(),
  /** Why the last reading failed, so that what an earlier one found is shown; null where it did not. */
  unread: z.enum(UNREAD_REASONS).nullable(),
  /** When `contacts` were read; null where they never were. */
  read_at: z.string().nullable(),
  /** Null where they were never read: nobody knows that there are none. */
  contacts: listsSchema.nullable(),
})
export type TenantContacts = z.infer<typeof tenantContactsSchema>

const sameAddress = (text: string): string => text.trim().toLowerCase()

/** Whether two lists say the same: neither their order nor the case of letters counts. */
export function isSameContacts(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [new Set(one.map(sameAddress)), new Set(other.map(sameAddress))]
  return a.size === b.size && [...a].every((address) => b.has(address))
}

export type ContactIssue = 'invalidAddress' | 'twice' | 'tooMany'

/** What is wrong with addresses of a kind as somebody wants them, the first of it with the address that is meant; undefined where nothing is. */
export function contactIssue(
  kind: ContactKind,
  addresses: readonly string[],
): { issue: ContactIssue; address: string } | undefined {
  const seen = new Set<string>()
  for (const address of addresses) {
    if (!contactAddressSchema.safeParse(address).success) return { issue: 'invalidAddress', address }
    if (seen.has(sameAddress(address))) return { issue: 'twice', address }
    seen.add(sameAddress(address))
  }
  const first = addresses[mostContacts(kind)]
  return first === undefined ? undefined : { issue: 'tooMany', address: first }
}

/** The kinds of which a company has nobody; none of them where that was never read. */
export const missingKinds = ({ contacts }: Pick<TenantContacts, 'contacts'>): ContactKind[] =>
  contacts ? CONTACT_KINDS.filter((kind) => contacts[kind].length === 0) : []
