import { PanelRight } from 'lucide-react'
import { useState } from 'react'
import { TraySheet } from '#client/features/tray/tray-sheet.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { useIsAtLeast } from '#client/ui/use-breakpoint.ts'
import type { DeviceQuickPanel, DeviceQuickPanelProps } from '../quick-panel.tsx'

interface QuickPanelButtonProps extends Omit<DeviceQuickPanelProps, 'onClose' | 'onTray'> {
  onSignIn: (() => void) | undefined
}

/** Opens the quick panel, which is loaded when it is first asked for. */
export function QuickPanelButton({ onSignIn, ...props }: QuickPanelButtonProps) {
  const t = useTexts('quickPanel')
  const isDesk = useIsAtLeast('lg')
  const [opened, setOpened] = useState<{ Panel: typeof DeviceQuickPanel }>()
  const [isTrayOpen, setTrayOpen] = useState(false)
  const open = async () => {
    try {
      const { DeviceQuickPanel } = await import('../quick-panel.tsx')
      setOpened({ Panel: DeviceQuickPanel })
    } catch {
      showToast({ tone: 'warn', text: t('notLoaded') })
    }
  }
  const shared = {
    icon: <PanelRight aria-hidden />,
    'aria-haspopup': 'dialog',
    'aria-expanded': opened !== undefined,
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
      {opened ? (
        <opened.Panel {...props} onTray={() => setTrayOpen(true)} onClose={() => setOpened(undefined)} />
      ) : null}
      <TraySheet open={isTrayOpen} onClose={() => setTrayOpen(false)} onSignIn={onSignIn} />
    </>
  )
}
