import { PanelRight } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { useIsAtLeast } from '#client/ui/theme/use-breakpoint.ts'
import { useLoaded } from './use-loaded.ts'

const loadPanel = async () => (await import('../notifications/quick-panel.tsx')).DeviceQuickPanel

/** The quick panel, which is loaded when it is first asked for. It stays open where its button moves with the width. */
export const useQuickPanel = () => useLoaded(loadPanel, useTexts('quickPanel')('notLoaded'))

interface QuickPanelButtonProps {
  isOpen: boolean
  onOpen: () => void
}

export function QuickPanelButton({ isOpen, onOpen }: QuickPanelButtonProps) {
  const t = useTexts('quickPanel')
  const isDesk = useIsAtLeast('lg')
  const shared = {
    icon: <PanelRight aria-hidden />,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: onOpen,
  } as const
  return isDesk ? (
    <IconButton {...shared} label={t('title')} />
  ) : (
    <Button {...shared} variant="quiet">
      {t('title')}
    </Button>
  )
}
