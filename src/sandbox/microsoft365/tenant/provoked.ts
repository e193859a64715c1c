export const FAILURES = [
  'throttled',
  'consent-missing',
  'slow-consent',
  'no-permission',
  'few-permissions',
  'no-changes',
  'down',
  'exchange-not-connected',
  'code-expired',
  'code-redeemed',
  'mfa-challenge',
  'conditional-access',
  'code-of-other-tenant',
  'html',
] as const
export type Failure = (typeof FAILURES)[number]

/** A failure that a person asked for on the tenant's page, or by giving it a domain such as `throttled.contoso.example`. */
export const isProvoked = (
  tenant: { provoked: ReadonlySet<Failure>; domains: readonly { id: string }[] },
  failure: Failure,
): boolean =>
  tenant.provoked.has(failure) || tenant.domains.some(({ id }) => id.toLowerCase().startsWith(`${failure}.`))
