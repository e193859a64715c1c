import type { Tenant } from '../tenant/state.ts'

/** Whether a product of the tenant brings one of the service plans. */
export const holds = ({ subscribedSkus }: Tenant, ...plans: string[]): boolean =>
  plans.some((plan) => JSON.stringify(subscribedSkus).includes(`"servicePlanName":"${plan}"`))

export const DEFENDER_PLANS = [
  'ADALLOM_S_STANDALONE',
  'ATA',
  'ATP_ENTERPRISE',
  'MDE_SMB',
  'MTP',
  'THREAT_INTELLIGENCE',
  'WINDEFATP',
]
