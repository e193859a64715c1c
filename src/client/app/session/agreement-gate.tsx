import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { AGREEMENT_VERSION } from '#shared/domain/agreements/agreement.ts'
import { withTexts } from '#client/texts/texts.ts'
import { sessions } from '../device/device-storage.ts'
import { useLock } from '../lock/use-lock.ts'

const fetchAgreement = withTexts(() => import('./asked-agreement.tsx'), 'agreement')
const AskedAgreement = lazy<ComponentType>(() =>
  fetchAgreement().then(
    ({ AskedAgreement }) => ({ default: AskedAgreement }),
    // It comes with the next start that has a network, and asks then.
    () => ({ default: () => null }),
  ),
)

/** Asks for the licence agreement where this device does not know that its newest version was accepted. */
export function AgreementGate() {
  const { userKey } = useLock()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    let isOver = false
    void sessions
      .readAgreed(userKey)
      .catch(() => undefined)
      .then((agreed) => isOver || setAsked(agreed !== AGREEMENT_VERSION))
    return () => {
      isOver = true
    }
  }, [userKey])
  if (!isAsked) return null
  return (
    <Suspense fallback={null}>
      <AskedAgreement />
    </Suspense>
  )
}
