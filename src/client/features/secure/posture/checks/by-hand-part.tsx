import { Suspense } from 'react'
import type { Check } from '#shared/domain/posture/check.ts'
import { withTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'

const ByHand = later(
  withTexts(() => import('./by-hand.tsx').then((part) => part.ByHand), 'byHand', 'checkSteps'),
)
// Who opens a check that no button meets looks for this next.
void ByHand.preload()

interface ByHandPartProps {
  check: Check
  /** Whether somebody has to meet it. */
  isLacking: boolean
}

/** How a check is met by hand: unfolded where that is what is left to do. */
export function ByHandPart({ check, isLacking }: ByHandPartProps) {
  if (!check.manual) return null
  const isFolded = !isLacking || check.remedy !== undefined
  return (
    <Suspense>
      <ByHand key={String(isFolded)} check={check} isFolded={isFolded} />
    </Suspense>
  )
}
