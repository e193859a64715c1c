import { useEffect } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { useLoaded } from './use-loaded.ts'

const loadSheet = async () => (await import('#client/features/tray/tray-sheet.tsx')).TraySheet

/** What waits on this device. Its script comes after the frame, and before anybody can ask for it without a network. */
export function useTraySheet() {
  const t = useTexts('tray')
  useEffect(() => void loadSheet().catch(() => {}), [])
  return useLoaded(loadSheet, t('notLoaded'))
}
