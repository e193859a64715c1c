import { useObservable } from 'dexie-react-hooks'
import { useMemo, useState } from 'react'
import { map } from 'rxjs'
import type { EmployeeQuery } from '#client/data/search/employee-query.ts'
import { watchEmployees } from '#client/data/nouns/employees.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { openList, wholeWindow, windowFor } from './windowed-list.ts'

export type EmployeeQuestion = Omit<EmployeeQuery, 'offset' | 'limit'>

/**
 * The employees that a question finds, loaded as they come into view. The answer to the last question stays until
 * the next one is there, but never that of another company.
 */
export function useEmployeeRows(company: string | undefined, question: EmployeeQuestion) {
  const device = useDevice()
  const asked = useSameValue(question)
  const opened = useMemo(
    () =>
      openList(
        (window) => watchEmployees(device, company, { ...asked, ...window }),
        company === undefined ? windowFor : wholeWindow,
      ),
    [device, company, asked],
  )
  const answer = useObservable(() => opened.rows.pipe(map((list) => ({ company, list }))), [opened])
  return { list: answer?.company === company ? answer?.list : undefined, show: opened.show }
}

/** The same object as long as its value is the same. */
function useSameValue<Value>(value: Value): Value {
  const [kept, keep] = useState(value)
  if (canonicalJson(kept) === canonicalJson(value)) return kept
  keep(value)
  return value
}
