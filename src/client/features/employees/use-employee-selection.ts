import { useState } from 'react'
import { type Selection, emptySelection } from '#client/ui/data-table/selection.ts'
import { type SelectedIn, stillSelected } from './employee-selection.ts'

/** The selection in a list of this company, found by this question. */
export function useEmployeeSelection(company: string | undefined, question: string) {
  const now = { company, question }
  const [{ selection, before }, setState] = useState<{ selection: Selection; before: SelectedIn }>({
    selection: emptySelection,
    before: now,
  })
  return [
    stillSelected(selection, before, now),
    (next: Selection) => setState({ selection: next, before: now }),
  ] as const
}
