import { z } from 'zod'
import { CHANGED_MEMBERS } from '#shared/domain/security-log/changed-members.ts'
import { SECURITY_EVENTS, SECURITY_REASONS } from '#shared/domain/security-log/security-event.ts'

export const securityEventNameSchema = z.enum(SECURITY_EVENTS)

/** Something that happened to the accounts of an organization. */
export const securityEventSchema = z.object({
  id: z.string(),
  /** In ISO 8601: the first time of those that count. */
  at: z.string(),
  event: securityEventNameSchema,
  reason: z.enum(SECURITY_REASONS).nullable(),
  actorId: z.string(),
  /** The sign-in name as it was typed, or the address that the account had. */
  actorName: z.string(),
  /** Whose account that is now; null where it is gone. */
  actorPerson: z.string().nullable(),
  /** The id of a user, a device or a company, or the name of a call or command. */
  target: z.string().nullable(),
  targetName: z.string().nullable(),
  /** What of a user was changed. */
  members: z.array(z.enum(CHANGED_MEMBERS)),
  /** Where the request came from. */
  network: z.string(),
  /** How often it was the same within one minute. */
  count: z.number().int(),
})
export type SecurityEvent = z.infer<typeof securityEventSchema>
