import { quickbooksActs } from '#shared/contract/endpoints/integrations/integrations.ts'
import type { ConsentWay } from './consent.ts'
import { givenAnswer } from './consent-channel.ts'

/** The consent of whoever keeps a company's books at QuickBooks Online. */
export const quickbooksConsent = (customerId: string): ConsentWay => ({
  ask: ({ call }) => call(quickbooksActs.askConsent, { body: { action: 'authCodeUrl', customerId } }),
  complete: ({ call }, answer) => {
    const { tenant: realmId, ...given } = givenAnswer(answer)
    return call(quickbooksActs.completeConsent, {
      body: { action: 'tokenByCode', ...given, ...(realmId === undefined ? {} : { realmId }) },
    })
  },
  declined: 'quickbooksConsentRefused',
})
