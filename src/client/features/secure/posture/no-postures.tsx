import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

interface NoPosturesProps {
  /** `filtered`: some are here, none fits. `unread`: this device never reached the server. */
  why: 'filtered' | 'unread' | 'none' | 'unchanged' | 'gone'
  onClear?: () => void
  /** Where one that is not here may be found. */
  link?: ReactNode
}

/** What stands in a table's place when it has no rows. */
export function NoPostures({ why, onClear = () => {}, link = null }: NoPosturesProps) {
  const t = useTexts('posture')
  const words = useTexts('words')
  return (
    <EmptyState
      icon={<ShieldCheck aria-hidden />}
      title={t(`empty.${why}`)}
      reason={t(`empty.${why}Reason`)}
      action={why === 'filtered' ? <Button onClick={onClear}>{words('clearSearchAndFilters')}</Button> : link}
    />
  )
}
