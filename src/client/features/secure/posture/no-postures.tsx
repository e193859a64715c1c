import { ShieldCheck } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

interface NoPosturesProps {
  /** `filtered`: some are here, none fits. `unread`: this device never reached the server. */
  why: 'filtered' | 'unread' | 'none' | 'unchanged'
  onClear: () => void
}

/** What stands in a table's place when it has no rows. */
export function NoPostures({ why, onClear }: NoPosturesProps) {
  const t = useTexts('posture')
  return (
    <EmptyState
      icon={<ShieldCheck aria-hidden />}
      title={t(`empty.${why}`)}
      reason={t(`empty.${why}Reason`)}
      action={why === 'filtered' ? <Button onClick={onClear}>{t('empty.clear')}</Button> : null}
    />
  )
}
