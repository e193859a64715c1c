import { useTexts, withTexts } from '#client/texts/texts.ts'
import { useHotkey, useKeyWord } from '#client/ui/keys/use-hotkey.ts'
import { useChecklist } from './checklist-button.tsx'
import { useQuickPanel } from './quick-panel-button.tsx'
import { useLoaded } from './use-loaded.ts'
import { useNeedlessSteps } from './use-needless-steps.ts'
import { usePalette } from './use-palette.ts'
import { useTraySheet } from './use-tray-sheet.ts'

const loadKeys = withTexts(() => import('./keys-dialog.tsx').then((part) => part.KeysDialog), 'keys')

export type OpenPanels = ReturnType<typeof useShellPanels>

/** Which of the panels that the frame opens are open, and the ways to open and close them. */
export function useShellPanels() {
  const palette = usePalette()
  const tray = useTraySheet()
  const checklist = useChecklist()
  useNeedlessSteps(() => void checklist.open())
  const quickPanel = useQuickPanel()
  const t = useTexts('frame')
  const words = useTexts('words')
  const keys = useLoaded(loadKeys, t('keysNotLoaded'))
  useHotkey(
    'mod+k',
    (event) => {
      event.preventDefault()
      palette.open()
    },
    { word: t('search'), scope: 'everywhere' },
  )
  useHotkey('?', () => void keys.open(), { word: t('keys'), scope: 'everywhere' })
  useKeyWord('Escape', words('close'), 'everywhere')
  return { palette, tray, checklist, quickPanel, keys }
}
