import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { hasUnsaved, wouldLose } from '#client/machines/unsaved.ts'
import { UnsavedDialog } from '#client/parts/unsaved-dialog.tsx'

/**
 * Asks before what somebody typed is lost by another address, a sign-out or the end of the page (SHELL-48). `guard` is for
 * ways out that the router does not see; `dialog` has to be shown somewhere.
 */
export function useExitGuard() {
  const [leaving, setLeaving] = useState<() => unknown>()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => wouldLose(current, next),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  })
  const guard = (act: () => unknown) => {
    if (hasUnsaved()) setLeaving(() => act)
    else void act()
  }
  const dialog = (
    <UnsavedDialog
      open={leaving !== undefined || blocker.status === 'blocked'}
      onStay={() => {
        setLeaving(undefined)
        blocker.reset?.()
      }}
      onExit={() => {
        setLeaving(undefined)
        leaving?.()
        blocker.proceed?.()
      }}
    />
  )
  return { guard, dialog }
}
