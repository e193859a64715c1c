import { useEffect } from 'react'

const forms = new Set<object>()

/** Whether somewhere on the screen lies what somebody typed and did not save. */
export const hasUnsaved = (): boolean => forms.size > 0

/** Marks a form whose entries would be lost by leaving the screen. */
export function useUnsavedMark(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const form = {}
    forms.add(form)
    return () => void forms.delete(form)
  }, [isUnsaved])
}
