import { detections } from '#shared/domain/alerts/detections.ts'

const idsOf = (pattern: RegExp) => detections.map(({ id }) => id).filter((id) => pattern.test(id))

/** What rules of others are about, by the words of their names, and our detections that answer it. The first that fits counts. */
const topics: readonly (readonly [RegExp, readonly string[]])[] = [
  [/oidc|discovery.?url|external.?auth.*method/i, ['external-provider-changed']],
  [/device.?code.*broker|broker.*device.?code/i, ['device-code-for-broker']],
  [/device.?code/i, idsOf(/^device-code/)],
  [/ropc|password.?grant/i, ['password-grant-without-second-factor']],
  [/legacy.?auth/i, ['legacy-sign-in']],
  [/vs.?code|visual.?studio/i, ['developer-tool-reads-graph']],
  [/elevat/i, ['elevated-to-user-access-administrator']],
  [/lock.?out/i, ['mass-lockouts']],
  [/graph.*session|session.*ip/i, ['graph-session-from-several-addresses']],
  [/spray/i, ['password-spray', 'password-spray-risk']],
  [/brute|fail.*(sign|log).?in/i, ['brute-force', 'many-failed-sign-ins']],
  [/multiple.*(protection|risk)|several.*risk/i, ['several-risks-of-an-account']],
  [/high.?risk/i, ['high-risk-sign-in']],
  [/risk/i, idsOf(/risk/)],
  [/domain|federat/i, ['domain-federated']],
  [
    /mfa.*(disab|remov|off)|(disab|remov).*mfa/i,
    ['second-factor-removed-from-policy', 'second-factor-methods-removed', 'disable-strong-authentication'],
  ],
  [/pim/i, idsOf(/-pim(-|$)|eligible|pim-activation/)],
  [/role/i, idsOf(/role/)],
  [/invit|guest/i, ['invite-external-user', 'redeem-external-user-invite', 'team-guest-added']],
  [
    /service.?principal.*(cred|secret)|(cred|secret).*service.?principal|app.*(cred|secret)/i,
    ['add-service-principal-credentials', 'update-application-certificates-and-secrets-management'],
  ],
  [/consent|oauth.*(grant|phish)/i, ['consent-to-application', 'add-delegated-permission-grant']],
  [
    /forward/i,
    [
      'mailbox-forwards-outside',
      'inbox-rule-forwards-outside',
      'transport-rule-changed',
      'automatic-forwarding-opened',
    ],
  ],
  [/inbox.?rule/i, idsOf(/^inbox-rule/)],
  [/shar/i, ['file-shared-outside', 'anyone-link-created']],
  [/passthrough|defender|security.?alert/i, idsOf(/^defender-(?!incident)/)],
  [/conditional.?access/i, idsOf(/conditional-access|second-factor-removed-from-policy/)],
  [/policy/i, idsOf(/policy/)],
]

export interface Mapping {
  ids: readonly string[]
  /** By the words of the rule's name, or any detection of ours. */
  way: 'words' | 'any'
}

export function detectionsFor(rule: string): Mapping {
  const words = rule.replaceAll(/[._\s]+/g, ' ')
  const found = topics.find(
    ([pattern]) => pattern.test(rule) || pattern.test(words) || pattern.test(words.replaceAll(' ', '')),
  )
  return found ? { ids: found[1], way: 'words' } : { ids: detections.map(({ id }) => id), way: 'any' }
}
