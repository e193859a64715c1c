import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { QuickPanel } from '#client/features/quick-panel/quick-panel.tsx'
import { useLook } from '../look.tsx'
import { DeviceNotifications } from './notifications-dialog.tsx'

interface DeviceQuickPanelProps {
  isMenuFolded: boolean
  onMenuFold: (folded: boolean) => void
  onTray: () => void
  onClose: () => void
}

/** The quick panel with what this device really has; the notifications of this device open above it. */
export function DeviceQuickPanel({ isMenuFolded, onMenuFold, onTray, onClose }: DeviceQuickPanelProps) {
  const router = useRouter()
  const { colorMode, choose, density, chooseDensity } = useLook()
  const [isNotifying, setNotifying] = useState(false)
  return (
    <>
      <QuickPanel
        settings={{
          colorMode,
          onColorMode: choose,
          density,
          onDensity: chooseDensity,
          isMenuFolded,
          onMenuFold,
        }}
        onClose={onClose}
        onOpen={(path) => {
          onClose()
          router.history.push(path)
        }}
        onNotifications={() => setNotifying(true)}
        onTray={onTray}
      />
      {isNotifying ? <DeviceNotifications onClose={() => setNotifying(false)} /> : null}
    </>
  )
}
