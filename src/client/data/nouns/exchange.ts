import { microsoft365Acts } from '#shared/contract/endpoints/integrations/integrations.ts'
import type { ExchangeScript } from '#shared/domain/integrations/exchange-script.ts'
import type { Caller } from '../device/device.ts'

/** The script that connects Exchange Online of a company. */
export const askExchangeScript = ({ call }: Caller, customerId: string): Promise<ExchangeScript> =>
  call(microsoft365Acts.askScript, { body: { action: 'exoScript', customerId } })

/** Hands in what the script has written, and gives the task that then reads the tenant. */
export const handInExchangeOutput = (
  { call }: Caller,
  customerId: string,
  output: string,
): Promise<{ taskId: string | null }> =>
  call(microsoft365Acts.handInOutput, { body: { action: 'exoToken', customerId, output } })
