import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { catchKeys, type EarlyKeys } from '#client/ui/keys/early-keys.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'
import type { Palette } from './palette.tsx'

/** Loads the palette when it is first opened; where it cannot be loaded the screen stays as it is. */
export function usePalette() {
  const t = useTexts('frame')
  const [opened, setOpened] = useState<{ Palette: typeof Palette; endEarly: () => EarlyKeys }>()
  const catching = useRef<() => EarlyKeys>(undefined)
  const isOpening = useRef(false)
  useEffect(() => () => void catching.current?.(), [])

  const open = async () => {
    if (isOpening.current) return
    isOpening.current = true
    const endEarly = catchKeys()
    catching.current = endEarly
    try {
      const { Palette } = await import('./palette.tsx')
      setOpened({ Palette, endEarly })
    } catch {
      close()
      showToast({ tone: 'warn', text: t('palette.notLoaded') })
    }
  }
  const close = () => {
    catching.current?.()
    isOpening.current = false
    setOpened(undefined)
  }
  return { opened, open: () => void open(), close }
}
