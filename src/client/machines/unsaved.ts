import { useEffect, useState, useSyncExternalStore } from 'react'

/** A place in the app: its path and what its search says. */
export interface Place {
  pathname: string
  search: object
}

/** A form, and the parts of the address that keep it on the screen. */
interface OpenForm {
  heldBy: readonly string[]
}

/** All that are on the screen, and those of them with unsaved entries. */
const opened = new Set<OpenForm>()
const unsaved = new Set<OpenForm>()
const listeners = new Set<() => void>()

/** Puts a form into a set; gives what takes it out. */
function enter(forms: Set<OpenForm>, form: OpenForm): () => void {
  const tell = () => {
    for (const listener of listeners) listener()
  }
  forms.add(form)
  tell()
  return () => {
    forms.delete(form)
    tell()
  }
}

const NOWHERE: readonly string[] = []

/** Whether somewhere on the screen lies what somebody typed and did not save. */
export const hasUnsaved = (): boolean => unsaved.size > 0

const hasForm = (): boolean => opened.size > 0

/** Whether a form is on the screen, for what makes way for it. */
export const useHasForm = (): boolean => useSyncExternalStore(subscribe, hasForm)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether another address would take away what somebody typed and did not save (SHELL-48). */
export const wouldLose = (from: Place, to: Place): boolean =>
  [...unsaved].some(({ heldBy }) => takesAway(from, to, heldBy))

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
  const [form] = useState<OpenForm>(() => ({ heldBy }))
  useEffect(() => enter(opened, form), [form])
  useEffect(() => (isUnsaved ? enter(unsaved, form) : undefined), [isUnsaved, form])
  return () => {
    unsaved.delete(form)
  }
}
