import { integrationEndpoints } from '#shared/contract/endpoints/integrations/integrations.ts'
import type { DuoCredentials } from '#shared/domain/integrations/duo-credentials.ts'
import type { Caller } from '../device/device.ts'

/** Connects a company to its Duo account. Its keys go to the server alone; this device keeps none of them. */
export async function connectDuo(
  { call }: Caller,
  customerId: string,
  credentials: DuoCredentials,
): Promise<void> {
  await call(integrationEndpoints.connectDuo, { body: { customerId, credentials } })
}
