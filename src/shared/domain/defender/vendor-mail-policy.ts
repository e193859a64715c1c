import { z } from 'zod'
import type { MailPolicy, MailPolicyKind, MailRecipients, RecipientField } from './mail-policy.ts'

/** The nouns of the vendor's cmdlets for a kind. The one with the settings is also the member by which a rule names it. */
export interface VendorNouns {
  policy: string
  rule: string
  /** The rules of the vendor's preset policies, which have no cmdlets of their own for each kind. */
  presetRule: 'EOPProtectionPolicyRule' | 'ATPProtectionPolicyRule'
}

// https://learn.microsoft.com/defender-office-365/preset-security-policies
export const VENDOR_NOUNS: Readonly<Record<MailPolicyKind, VendorNouns>> = {
  safeAttachments: {
    policy: 'SafeAttachmentPolicy',
    rule: 'SafeAttachmentRule',
    presetRule: 'ATPProtectionPolicyRule',
  },
  safeLinks: { policy: 'SafeLinksPolicy', rule: 'SafeLinksRule', presetRule: 'ATPProtectionPolicyRule' },
  antiMalware: {
    policy: 'MalwareFilterPolicy',
    rule: 'MalwareFilterRule',
    presetRule: 'EOPProtectionPolicyRule',
  },
  antiPhishing: { policy: 'AntiPhishPolicy', rule: 'AntiPhishRule', presetRule: 'EOPProtectionPolicyRule' },
  antiSpam: {
    policy: 'HostedContentFilterPolicy',
    rule: 'HostedContentFilterRule',
    presetRule: 'EOPProtectionPolicyRule',
  },
}

/** The members of a rule that say who it is for. https://learn.microsoft.com/powershell/module/exchangepowershell/new-safelinksrule */
export const VENDOR_RECIPIENTS = {
  includeUsers: 'SentTo',
  includeGroups: 'SentToMemberOf',
  includeDomains: 'RecipientDomainIs',
  excludeUsers: 'ExceptIfSentTo',
  excludeGroups: 'ExceptIfSentToMemberOf',
  excludeDomains: 'ExceptIfRecipientDomainIs',
} as const satisfies Record<RecipientField['input'], string>

const text = z.string().nullish()
const flag = z.boolean().nullish()
/** The vendor writes null for nobody, and one by itself for a list of one. */
const recipients = z.preprocess((value) => [value ?? []].flat(), z.array(z.string()))

const policyAnswer = z.looseObject({
  Name: text,
  Identity: text,
  Guid: text,
  AdminDisplayName: text,
  IsDefault: flag,
  IsBuiltInProtection: flag,
  RecommendedPolicyType: text,
})
type PolicyAnswer = z.infer<typeof policyAnswer>

const ruleAnswer = z.looseObject({
  Name: text,
  Identity: text,
  Guid: text,
  Priority: z.coerce.number().pipe(z.int().min(0)),
  State: z.string(),
  Comments: text,
  SentTo: recipients,
  SentToMemberOf: recipients,
  RecipientDomainIs: recipients,
  ExceptIfSentTo: recipients,
  ExceptIfSentToMemberOf: recipients,
  ExceptIfRecipientDomainIs: recipients,
})
type RuleAnswer = z.infer<typeof ruleAnswer>

/** What the vendor answers of a kind, as it came. */
export interface VendorMailPolicies {
  policies: readonly unknown[]
  rules: readonly unknown[]
  presetRules: readonly unknown[]
}

/**
 * The policies of a kind, of its objects with settings and the rules that name them. What cannot be understood, the rule of a
 * policy included, leaves the policy out: a policy without its rule would seem to be for nobody. Pure; throws nothing.
 */
export function mailPoliciesOfVendor(
  kind: MailPolicyKind,
  { policies, rules, presetRules }: VendorMailPolicies,
): { items: MailPolicy[]; isIncomplete: boolean } {
  const items = policies.flatMap((each) => {
    const policy = policyAnswer.safeParse(each).data
    const id = policy && identityOf(policy)
    if (!policy || id === undefined) return []
    const isNaming = isRuleOf(VENDOR_NOUNS[kind].policy, policy)
    const own = rules.find(isNaming)
    const found = own ?? presetRules.find(isNaming)
    const rule = ruleAnswer.safeParse(found).data
    if (found !== undefined && rule === undefined) return []
    return [policyOf({ kind, id, policy, rule, isOwnRule: own !== undefined })]
  })
  return { items, isIncomplete: items.length < policies.length }
}

interface ReadParts {
  kind: MailPolicyKind
  id: string
  policy: PolicyAnswer
  rule: RuleAnswer | undefined
  /** Whether the rule is of this kind, and no preset one. */
  isOwnRule: boolean
}

function policyOf({ kind, id, policy, rule, isOwnRule }: ReadParts): MailPolicy {
  const isBuiltIn = isOfVendor(policy)
  return {
    kind,
    id,
    ruleId: rule && isOwnRule ? (identityOf(rule) ?? null) : null,
    name: rule?.Name ?? policy.Name ?? id,
    description: policy.AdminDisplayName ?? '',
    comments: rule?.Comments ?? '',
    isBuiltIn,
    // Without a rule only those are in force that are for everybody who has no other.
    isEnabled: rule ? isSame(rule.State, 'Enabled') : isForEverybody(policy),
    priority: rule && !isBuiltIn ? rule.Priority : null,
    include: recipientsIn(rule, 'include'),
    exclude: recipientsIn(rule, 'exclude'),
    settings: settingsIn(policy),
  }
}

const recipientsIn = (rule: RuleAnswer | undefined, side: 'include' | 'exclude'): MailRecipients => ({
  users: rule?.[VENDOR_RECIPIENTS[`${side}Users`]] ?? [],
  groups: rule?.[VENDOR_RECIPIENTS[`${side}Groups`]] ?? [],
  domains: rule?.[VENDOR_RECIPIENTS[`${side}Domains`]] ?? [],
})

/** Whether something is a rule that names a policy, in whichever of its names. */
const isRuleOf =
  (member: string, { Name, Identity, Guid }: PolicyAnswer) =>
  (rule: unknown): boolean => {
    const named = z.looseObject({ [member]: z.string() }).safeParse(rule).data?.[member]
    return (
      typeof named === 'string' &&
      [Name, Identity, Guid].some((each) => typeof each === 'string' && isSame(each, named))
    )
  }

const identityOf = ({ Guid, Identity, Name }: Pick<PolicyAnswer, 'Guid' | 'Identity' | 'Name'>) =>
  Guid || Identity || Name || undefined

const isForEverybody = ({ IsDefault, IsBuiltInProtection, Name }: PolicyAnswer): boolean =>
  IsDefault === true || IsBuiltInProtection === true || Name === 'Built-In Protection Policy'

/** Policies that the vendor made, or keeps at its own recommendation. */
const isOfVendor = (policy: PolicyAnswer): boolean =>
  isForEverybody(policy) ||
  ['Standard', 'Strict'].some((type) => isSame(type, policy.RecommendedPolicyType ?? '')) ||
  /^(?:Standard|Strict) Preset Security Policy/.test(policy.Name ?? '')

/** What became another member, and what the directory of the vendor keeps of every object. */
const NO_SETTINGS = new Set([
  'Name',
  'Identity',
  'Guid',
  'AdminDisplayName',
  'IsDefault',
  'IsBuiltInProtection',
  'DistinguishedName',
  'ExchangeObjectId',
  'ExchangeVersion',
  'Id',
  'IsValid',
  'LastModificationTime',
  'ObjectCategory',
  'ObjectClass',
  'ObjectState',
  'OrganizationId',
  'OrganizationalUnitRoot',
  'OriginatingServer',
  'WhenChanged',
  'WhenChangedUTC',
  'WhenCreated',
  'WhenCreatedUTC',
])

const settingsIn = (policy: PolicyAnswer): Record<string, unknown> =>
  Object.fromEntries(Object.entries(policy).filter(([name]) => !NO_SETTINGS.has(name)))

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
