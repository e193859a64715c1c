/** The four settings that every tenant is to have first, by their checks (POST-12). */
export const quickBaseline = [
  'user-consent-off',
  'unified-audit-log-on',
  'external-sender-tag-on',
  'mailbox-auditing-on',
] as const
