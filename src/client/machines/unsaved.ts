import { useEffect, useState, useSyncExternalStore } from 'react'

/** A place in the app: its path and what its search says. */
export interface Place {
  pathname: string
  search: object
}

/** A form with unsaved entries, and the parts of the address that keep it on the screen. */
interface UnsavedForm {
  heldBy: readonly string[]
}

const forms = new Set<UnsavedForm>()
const listeners = new Set<() => void>()

function mark(form: UnsavedForm) {
  forms.add(form)
  for (const listener of listeners) listener()
}

function unmark(form: UnsavedForm) {
  forms.delete(form)
  for (const listener of listeners) listener()
}

const NOWHERE: readonly string[] = []

/** Whether somewhere on the screen lies what somebody typed and did not save. */
export const hasUnsaved = (): boolean => forms.size > 0

/** The same for a part of the screen that makes way for it. */
export const useHasUnsaved = (): boolean => useSyncExternalStore(subscribe, hasUnsaved)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether another address would take away what somebody typed and did not save (SHELL-48). */
export const wouldLose = (from: Place, to: Place): boolean =>
  [...forms].some(({ heldBy }) => takesAway(from, to, heldBy))

/** Whether a form that these parts of the address hold is gone at another address; sorting and filtering take none away. */
export function takesAway(from: Place, to: Place, heldBy: readonly string[]): boolean {
  if (from.pathname !== to.pathname) return true
  const [before, after] = [new Map(Object.entries(from.search)), new Map(Object.entries(to.search))]
  return heldBy.some((part) => before.get(part) !== after.get(part))
}

/**
 * Marks a form whose entries would be lost by leaving the screen, or by a change of the parts of the address that hold it.
 * Gives the way to take the mark off before the form closes itself, saved or given up.
 */
export function useUnsavedMark(isUnsaved: boolean, heldBy = NOWHERE): () => void {
  const [form] = useState<UnsavedForm>(() => ({ heldBy }))
  useEffect(() => {
    if (!isUnsaved) return undefined
    mark(form)
    return () => unmark(form)
  }, [isUnsaved, form])
  return () => unmark(form)
}
