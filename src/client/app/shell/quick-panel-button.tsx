import { PanelRight } from 'lucide-react'
import { useState } from 'react'
import { TraySheet } from '#client/features/tray/tray-sheet.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { useIsAtLeast } from '#client/ui/use-breakpoint.ts'
import type { DeviceQuickPanelProps } from '../quick-panel.tsx'
import { useLoaded } from './use-loaded.ts'

const loadPanel = async () => (await import('../quick-panel.tsx')).DeviceQuickPanel

interface QuickPanelButtonProps extends Omit<DeviceQuickPanelProps, 'onClose' | 'onTray'> {
  onSignIn: (() => void) | undefined
}

/** Opens the quick panel, which is loaded when it is first asked for. */
export function QuickPanelButton({ onSignIn, ...props }: QuickPanelButtonProps) {
  const t = useTexts('quickPanel')
  const isDesk = useIsAtLeast('lg')
  const { part: Panel, open, close } = useLoaded(loadPanel, t('notLoaded'))
  const [isTrayOpen, setTrayOpen] = useState(false)
  const shared = {
    icon: <PanelRight aria-hidden />,
    'aria-haspopup': 'dialog',
    'aria-expanded': Panel !== undefined,
    onClick: () => void open(),
  } as const
  return (
    <>
      {isDesk ? (
        <IconButton {...shared} label={t('title')} />
      ) : (
        <Button {...shared} variant="quiet">
          {t('title')}
        </Button>
      )}
      {Panel ? <Panel {...props} onTray={() => setTrayOpen(true)} onClose={close} /> : null}
      <TraySheet open={isTrayOpen} onClose={() => setTrayOpen(false)} onSignIn={onSignIn} />
    </>
  )
}
