import { z } from 'zod'

/** The kinds of policies for mail that the vendor has (DEF-02). */
export const MAIL_POLICY_KINDS = [
  'safeAttachments',
  'safeLinks',
  'antiMalware',
  'antiPhishing',
  'antiSpam',
] as const
export type MailPolicyKind = (typeof MAIL_POLICY_KINDS)[number]

const recipientsSchema = z.object({
  /** By their addresses, mostly: the vendor also takes names and ids. */
  users: z.array(z.string()),
  groups: z.array(z.string()),
  domains: z.array(z.string()),
})
export type MailRecipients = z.infer<typeof recipientsSchema>

/**
 * A policy for mail of a tenant. At the vendor it is two objects: one with the settings, and a rule that says who it is for.
 * Built-in ones have no rule that could be changed, and cannot be deleted (DEF-03).
 */
export const mailPolicySchema = z.object({
  kind: z.enum(MAIL_POLICY_KINDS),
  /** The vendor's id of the object with the settings; empty before the policy is made. */
  id: z.string(),
  /** The vendor's id of the rule; null where it has none, so that it is for nobody, or is built-in. */
  ruleId: z.string().nullable(),
  /** Of the rule, where there is one: the vendor can rename nothing else. */
  name: z.string(),
  /** What administrators wrote of the settings. */
  description: z.string(),
  /** What administrators wrote of the rule. */
  comments: z.string(),
  isBuiltIn: z.boolean(),
  isEnabled: z.boolean(),
  /** 0 goes first; null where the vendor has a fixed place for it. */
  priority: z.int().min(0).nullable(),
  include: recipientsSchema,
  exclude: recipientsSchema,
  /** By the vendor's names, with what nobody here knows. What is missing or null is at its default. */
  settings: z.record(z.string(), z.unknown()),
})
export type MailPolicy = z.infer<typeof mailPolicySchema>

/** The fields that say who a policy is for, by the inputs of the form. */
export const RECIPIENT_FIELDS = [
  { input: 'includeUsers', side: 'include', kind: 'users' },
  { input: 'includeGroups', side: 'include', kind: 'groups' },
  { input: 'includeDomains', side: 'include', kind: 'domains' },
  { input: 'excludeUsers', side: 'exclude', kind: 'users' },
  { input: 'excludeGroups', side: 'exclude', kind: 'groups' },
  { input: 'excludeDomains', side: 'exclude', kind: 'domains' },
] as const
export type RecipientField = (typeof RECIPIENT_FIELDS)[number]

/** Whether a policy includes nobody, and so does nothing. */
export const isForNobody = ({ include }: Pick<MailPolicy, 'include'>): boolean =>
  Object.values(include).every((recipients) => recipients.length === 0)

/** A policy of a kind before anybody chose something: it is on, for nobody, with every setting at its default. */
export const newMailPolicy = (kind: MailPolicyKind, name: string): MailPolicy => ({
  kind,
  id: '',
  ruleId: null,
  name,
  description: '',
  comments: '',
  isBuiltIn: false,
  isEnabled: true,
  priority: null,
  include: { users: [], groups: [], domains: [] },
  exclude: { users: [], groups: [], domains: [] },
  settings: {},
})
