import type { ErrorComponentProps } from '@tanstack/react-router'
import { CloudOff, TriangleAlert } from 'lucide-react'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

/** What browsers say of a script that did not come. */
const SCRIPT_MISSING = /dynamically imported module|importing a module script failed/i

/** In the place of a page whose script does not load, or that fails; the frame around it stays. */
export function FailedPage({ error }: ErrorComponentProps) {
  const t = useTexts('app')
  const words = useTexts('words')
  const isOnline = useIsOnline()
  // Loaded anew without a network, an app that is not stored yet would be gone altogether.
  if (!isOnline && error instanceof Error && SCRIPT_MISSING.test(error.message))
    return <EmptyState icon={<CloudOff />} title={t('missingTitle')} reason={t('missingReason')} />
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
