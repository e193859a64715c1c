import { chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

const Ground = chakra('main', {
  base: { display: 'grid', alignContent: 'center', minH: '100dvh', px: 4, bg: 'bg' },
})

/** The whole page, where what comes before every screen does not load. */
export function FailedStart() {
  const t = useTexts('app')
  const words = useTexts('words')
  return (
    <Ground>
      <EmptyState
        icon={<TriangleAlert />}
        title={t('startFailedTitle')}
        reason={t('startFailedReason')}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {words('reload')}
          </Button>
        }
      />
    </Ground>
  )
}
