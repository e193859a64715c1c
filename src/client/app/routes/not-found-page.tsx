import { useNavigate } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

/** An address without a page, inside the frame. */
export function NotFoundPage() {
  const t = useTexts('app')
  const navigate = useNavigate()
  return (
    <EmptyState
      icon={<Compass />}
      title={t('notFoundTitle')}
      reason={t('notFoundReason')}
      action={<Button onClick={() => void navigate({ to: '/' })}>{t('toStart')}</Button>}
    />
  )
}
