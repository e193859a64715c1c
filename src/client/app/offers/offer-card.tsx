import { useEffect } from 'react'
import { FieldModeOffer } from '#client/features/field-mode/field-mode-offer.tsx'
import { InstallOffer } from '#client/features/install/install-offer.tsx'
import type { InstallWay } from '../install/install-way.ts'
import type { Offer } from './offer-rules.ts'

export interface OfferCardProps {
  offer: Offer
  installWay: InstallWay | undefined
  onShown: () => void
  onSetUp: () => void
  onInstall: () => void
  onPutOff: () => void
}

/** What is offered, in words. */
export function OfferCard({ offer, installWay, onShown, onSetUp, onInstall, onPutOff }: OfferCardProps) {
  useEffect(onShown, [onShown])
  return offer.kind === 'fieldMode' ? (
    <FieldModeOffer lostFor={offer.lostFor} onSetUp={onSetUp} onPutOff={onPutOff} />
  ) : (
    <InstallOffer canPrompt={installWay === 'prompt'} onInstall={onInstall} onPutOff={onPutOff} />
  )
}
