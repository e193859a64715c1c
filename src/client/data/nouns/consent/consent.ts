import { microsoft365Acts } from '#shared/contract/endpoints/integrations/integrations.ts'
import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { type ConsentAnswer, givenAnswer } from './consent-channel.ts'
import { createConsentSignIns } from './consent-sign-ins.ts'
import type { Caller, Device } from '../../device/device.ts'

/** Where an administrator consents for a company, and signs in after that. */
export async function askConsent(
  { call, notes }: Pick<Device, 'call' | 'notes'>,
  customerId: string,
): Promise<ConsentPage> {
  const page = await call(microsoft365Acts.askConsent, { body: { action: 'authCodeUrl', customerId } })
  createConsentSignIns(notes).note(page.state, page.signInUrl)
  return page
}

/** Hands in what came back from there. */
export const completeConsent = (
  { call }: Caller,
  answer: ConsentAnswer,
): Promise<Pick<Integration, 'state'>> =>
  call(microsoft365Acts.completeConsent, { body: { action: 'tokenByCode', ...givenAnswer(answer) } })

/** Whose consent it is: where it is asked for, and what is done with the answer. */
export interface ConsentWay {
  ask: (device: Pick<Device, 'call' | 'notes'>) => Promise<Pick<ConsentPage, 'url' | 'state'>>
  complete: (caller: Caller, answer: ConsentAnswer) => Promise<Pick<Integration, 'state'>>
  /** The refusal of an administrator who did not want to. */
  declined: 'consentRefused' | 'googleConsentRefused' | 'quickbooksConsentRefused'
}

/** The consent of the administrator of a company. */
export const companyConsent = (customerId: string): ConsentWay => ({
  ask: (device) => askConsent(device, customerId),
  complete: completeConsent,
  declined: 'consentRefused',
})
