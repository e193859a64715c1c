import { TriangleAlert } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

/** In the place of a page whose script does not load, or that fails; the frame around it stays. */
export function FailedPage() {
  const t = useTexts('app')
  const words = useTexts('words')
  return (
    <EmptyState
      icon={<TriangleAlert />}
      title={t('failedTitle')}
      reason={t('failedReason')}
      action={
        // A browser does not ask again for a script that failed, until the page is loaded anew.
        <Button variant="primary" onClick={() => location.reload()}>
          {words('tryAgain')}
        </Button>
      }
    />
  )
}
