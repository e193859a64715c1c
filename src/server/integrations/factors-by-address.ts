import type { ToldFactor } from '#server/mfa/factor-status.ts'
import type { FactorHolder } from '#server/connectors/second-factors.ts'

/**
 * Notes by their addresses what a vendor tells of people. Somebody who came back under another account keeps an address that the one
 * which is being deleted still has, whichever is told first.
 */
export function noteFactors(byAddress: Map<string, ToldFactor>, holders: readonly FactorHolder[]): void {
  for (const { addresses, status, standing } of holders)
    for (const address of addresses)
      if (status !== null || !byAddress.has(address)) byAddress.set(address, { status, standing })
}
