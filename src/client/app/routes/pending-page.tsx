import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'

const Place = chakra('div', { base: { px: { base: 3, md: 6 }, pt: { base: 3, md: 4 } } })

/** Stands where a page will stand whose script is still on its way. */
export function PendingPage() {
  const t = useTexts('frame')
  return (
    <Place>
      <SkeletonRows rows={10} label={t('openingScreen')} />
    </Place>
  )
}
