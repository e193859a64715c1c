import { Plug } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

interface NoIntegrationsProps {
  /** `filtered`: some are here, none fits. `unread`: this device never reached the server. */
  why: 'filtered' | 'unread' | 'none'
  onClear: () => void
}

/** What stands in the table's place when it has no rows. */
export function NoIntegrations({ why, onClear }: NoIntegrationsProps) {
  const t = useTexts('integrations')
  const words = useTexts('words')
  return (
    <EmptyState
      icon={<Plug aria-hidden />}
      title={t(`empty.${why}`)}
      reason={t(`empty.${why}Reason`)}
      action={why === 'filtered' ? <Button onClick={onClear}>{words('clearSearchAndFilters')}</Button> : null}
    />
  )
}
