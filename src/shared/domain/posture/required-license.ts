/**
 * The least that a tenant must hold for a check to mean something, and the service plans that bring it, by the names
 * that Graph gives them (https://learn.microsoft.com/entra/identity/users/licensing-service-plan-reference).
 */
const plansOf = {
  entraP1: ['AAD_PREMIUM', 'AAD_PREMIUM_P2'],
  entraP2: ['AAD_PREMIUM_P2'],
  exchange: [
    'EXCHANGE_S_DESKLESS',
    'EXCHANGE_S_STANDARD',
    'EXCHANGE_S_STANDARD_MIDMARKET',
    'EXCHANGE_S_ENTERPRISE',
    'EXCHANGE_S_DESKLESS_GOV',
    'EXCHANGE_S_STANDARD_GOV',
    'EXCHANGE_S_ENTERPRISE_GOV',
  ],
  sharePoint: [
    'SHAREPOINTDESKLESS',
    'SHAREPOINTSTANDARD',
    'SHAREPOINTENTERPRISE',
    'SHAREPOINTDESKLESS_GOV',
    'SHAREPOINTSTANDARD_GOV',
    'SHAREPOINTENTERPRISE_GOV',
  ],
  // The second plan holds all of the first.
  defenderOffice1: ['ATP_ENTERPRISE', 'ATP_ENTERPRISE_GOV', 'THREAT_INTELLIGENCE', 'THREAT_INTELLIGENCE_GOV'],
  defenderOffice2: ['THREAT_INTELLIGENCE', 'THREAT_INTELLIGENCE_GOV'],
  intune: ['INTUNE_A', 'INTUNE_A_GOV', 'INTUNE_EDU', 'INTUNE_SMBIZ'],
  customerLockbox: ['LOCKBOX_ENTERPRISE', 'LOCKBOX_ENTERPRISE_GOV'],
} as const satisfies Record<string, readonly string[]>

/** `free` is in every tenant. */
export type RequiredLicense = 'free' | keyof typeof plansOf

/** Whether a tenant holds it; undefined where its plans are not known. */
export function holdsLicense(
  required: RequiredLicense,
  servicePlans: readonly string[] | undefined,
): boolean | undefined {
  if (required === 'free') return true
  return servicePlans && plansOf[required].some((plan) => servicePlans.includes(plan))
}

/** What has to be held for all of these, in a fixed order; what every holder of another one of them holds is left out. */
export function leastLicenses(required: readonly RequiredLicense[]): RequiredLicense[] {
  const wanted = Object.keys(plansOf).filter((license): license is keyof typeof plansOf =>
    required.some((each) => each === license),
  )
  const isHeldWith = (license: keyof typeof plansOf, other: keyof typeof plansOf) =>
    other !== license && plansOf[other].every((plan) => holdsLicense(license, [plan]))
  return wanted.filter((license) => !wanted.some((other) => isHeldWith(license, other)))
}
