import { useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/toasts.ts'
import type { Palette } from './palette.tsx'

/** Loads the palette when it is first opened; where it cannot be loaded the screen stays as it is. */
export function usePalette() {
  const t = useTexts('frame')
  const [loaded, setLoaded] = useState<{ Palette: typeof Palette }>()
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    try {
      setLoaded(await import('./palette.tsx'))
      setOpen(true)
    } catch {
      showToast({ tone: 'warn', text: t('palette.notLoaded') })
    }
  }
  return {
    Palette: isOpen ? loaded?.Palette : undefined,
    open: () => void open(),
    close: () => setOpen(false),
  }
}
