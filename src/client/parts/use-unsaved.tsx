import { useState } from 'react'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { useUnsavedMark } from '#client/machines/unsaved.ts'

/**
 * Asks before an act that would lose what was typed, and before the screen is left or what holds the form in the
 * address changes; `dialog` has to be shown somewhere. `release` takes the mark off once what was typed is saved.
 */
export function useUnsaved(isUnsaved: boolean, heldBy?: readonly string[]) {
  const [leaving, setLeaving] = useState<{ act: () => void }>()
  const release = useUnsavedMark(isUnsaved, heldBy)

  const guard = (act: () => void) => {
    if (!isUnsaved) act()
    else setLeaving((before) => before ?? { act })
  }
  const dialog = (
    <UnsavedDialog
      open={leaving !== undefined}
      onStay={() => setLeaving(undefined)}
      onExit={() => {
        setLeaving(undefined)
        release()
        leaving?.act()
      }}
    />
  )
  return { guard, release, dialog }
}
