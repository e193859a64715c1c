import { type ComponentType, useState } from 'react'
import type { AskedAssistant } from '#client/machines/assistant-context.ts'
import type { UploadsSheetProps } from '#client/features/files/uploads-sheet.tsx'
import { useTexts, withTexts } from '#client/texts/texts.ts'
import { useHotkey, useKeyWord } from '#client/ui/keys/use-hotkey.ts'
import { useChecklist } from './checklist-button.tsx'
import { useQuickPanel } from './quick-panel-button.tsx'
import { useLoaded } from './use-loaded.ts'
import { useNeedlessSteps } from './use-needless-steps.ts'
import { usePalette } from './use-palette.ts'
import { useTraySheet } from './use-tray-sheet.ts'

const loadKeys = withTexts(() => import('./keys-dialog.tsx').then((part) => part.KeysDialog), 'keys')

const loadAssistant = withTexts(
  () => import('#client/features/secure/assistant/assistant-sheet.tsx').then((part) => part.AssistantSheet),
  'assistant',
  'policyLint',
  'posture',
)

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
  const uploads = useUploadsSheet()
  const assistant = useAssistantSheet()
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
  return { palette, tray, checklist, quickPanel, keys, uploads, assistant }
}

/** The assistant, with what it was opened to ask about. */
function useAssistantSheet() {
  const t = useTexts('frame')
  const { part, open, close } = useLoaded(loadAssistant, t('assistantNotLoaded'))
  const [asked, setAsked] = useState<AskedAssistant>({})
  return {
    part,
    asked,
    open: (next: AskedAssistant) => {
      setAsked(next)
      void open()
    },
    close,
  }
}

/** The uploads of this device, which their button brings along. The sheet stays open where the button moves with the width. */
function useUploadsSheet() {
  const [opened, setOpened] = useState<{ Sheet: ComponentType<UploadsSheetProps> }>()
  return {
    opened,
    open: (Sheet: ComponentType<UploadsSheetProps>) => setOpened({ Sheet }),
    close: () => setOpened(undefined),
  }
}
