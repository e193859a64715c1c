import { useHotkey } from '#client/ui/keys/use-hotkey.ts'
import { useChecklist } from './checklist-button.tsx'
import { useQuickPanel } from './quick-panel-button.tsx'
import { useNeedlessSteps } from './use-needless-steps.ts'
import { usePalette } from './use-palette.ts'
import { useTraySheet } from './use-tray-sheet.ts'

export type OpenPanels = ReturnType<typeof useShellPanels>

/** Which of the panels that the frame opens are open, and the ways to open and close them. */
export function useShellPanels() {
  const palette = usePalette()
  const tray = useTraySheet()
  const checklist = useChecklist()
  useNeedlessSteps(() => void checklist.open())
  const quickPanel = useQuickPanel()
  useHotkey('mod+k', (event) => {
    event.preventDefault()
    palette.open()
  })
  return { palette, tray, checklist, quickPanel }
}
