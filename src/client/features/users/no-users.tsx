import { UserCog } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

interface NoUsersProps {
  /** `filtered`: some are here, none fits. `unread`: this device never reached the server. */
  why: 'filtered' | 'unread' | 'none'
  onClear: () => void
}

/** What stands in the table's place when it has no rows. */
export function NoUsers({ why, onClear }: NoUsersProps) {
  const t = useTexts('users')
  const words = useTexts('words')
  const icon = <UserCog aria-hidden />
  if (why === 'filtered') {
    const clear = <Button onClick={onClear}>{words('clearSearch')}</Button>
    return (
      <EmptyState icon={icon} title={t('empty.notFound')} reason={t('empty.notFoundReason')} action={clear} />
    )
  }
  if (why === 'unread')
    return <EmptyState icon={icon} title={t('empty.offline')} reason={t('empty.offlineReason')} />
  return <EmptyState icon={icon} title={t('empty.title')} reason={t('empty.reason')} />
}
