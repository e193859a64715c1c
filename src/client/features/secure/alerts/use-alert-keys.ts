import { useTexts } from '#client/texts/texts.ts'
import { isUnderLayer } from '#client/ui/keys/layers.ts'
import { useHotkey } from '#client/ui/keys/use-hotkey.ts'

interface AlertKeys {
  /** Leads so many alerts on, or to the first one where none is open. */
  step: (by: number) => void
  isOpen: boolean
  onBack: () => void
}

/** The keys that lead through a list of alerts: J and K from one to the next, Enter to the first, U back. */
export function useAlertKeys({ step, isOpen, onBack }: AlertKeys) {
  const t = useTexts('alerts')
  useHotkey('j', () => step(1), { repeats: true, word: t('keys.next') })
  useHotkey('k', () => step(-1), { repeats: true, word: t('keys.previous') })
  useHotkey(
    'Enter',
    () => {
      // On anything that has the focus Enter means that.
      if (document.activeElement === document.body && !isUnderLayer()) step(0)
    },
    { enabled: !isOpen, word: t('keys.open') },
  )
  useHotkey('u', onBack, { enabled: isOpen, word: t('keys.back'), scope: 'panel' })
}
