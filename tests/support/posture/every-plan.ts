/** A tenant that holds every service plan that a check may ask for. */
export const EVERY_PLAN = [
  'AAD_PREMIUM_P2',
  'EXCHANGE_S_ENTERPRISE',
  'SHAREPOINTENTERPRISE',
  'LOCKBOX_ENTERPRISE',
  'ATP_ENTERPRISE',
  'THREAT_INTELLIGENCE',
  'INTUNE_A',
]
