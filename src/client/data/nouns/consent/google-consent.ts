import { googleWorkspaceActs } from '#shared/contract/endpoints/integrations/integrations.ts'
import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { Caller } from '../../device/device.ts'
import type { ConsentWay } from './consent.ts'
import { type ConsentAnswer, givenAnswer } from './consent-channel.ts'

/** Where a super administrator lets us read a company's Google Workspace. */
const askGoogleConsent = (
  { call }: Caller,
  customerId: string,
): Promise<Pick<ConsentPage, 'url' | 'state'>> =>
  call(googleWorkspaceActs.askConsent, { body: { action: 'authCodeUrl', customerId } })

/** Hands in what came back from there, which names no tenant. */
function completeGoogleConsent({ call }: Caller, answer: ConsentAnswer): Promise<Pick<Integration, 'state'>> {
  const { tenant: _, ...given } = givenAnswer(answer)
  return call(googleWorkspaceActs.completeConsent, { body: { action: 'tokenByCode', ...given } })
}

/** The consent of the super administrator of a company's workspace. */
export const googleConsent = (customerId: string): ConsentWay => ({
  ask: (device) => askGoogleConsent(device, customerId),
  complete: completeGoogleConsent,
  declined: 'googleConsentRefused',
})
