import { useObservable } from 'dexie-react-hooks'
import { of } from 'rxjs'
import { watchConnection } from '#client/data/nouns/integrations.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'
import type { WindowedList } from './windowed-list.ts'
import { type EmptyFacts, emptyReason } from './empty-reason.ts'
import type { EmployeeQuestion } from './use-employee-rows.ts'

/** Why a list is empty, should it be, and whether rows may still come. */
export function useEmptyReason(
  company: string | undefined,
  companies: readonly View<'customer'>[] | undefined,
  { search, filters }: EmployeeQuestion,
  list: WindowedList<View<'employee'>> | undefined,
) {
  const device = useDevice()
  const phase = useObservable(() => device.sync.status, [device])?.phase
  const connection = useObservable(
    () => (company === undefined ? of(undefined) : watchConnection(device, company)),
    [device, company],
  )
  const isFirstLoad = phase === 'starting' || phase === 'loading'
  const mayRead = reaches(levelOf(device.login.permissions, 'employees'), 'readOnly')
  const facts: EmptyFacts = {
    mayRead,
    isAsked: search.trim() !== '' || Object.keys(filters).length > 0,
    company:
      company === undefined
        ? 'all'
        : !companies?.some(({ row }) => row.id === company)
          ? 'unknown'
          : (connection?.integration ?? connection?.google)
            ? 'connected'
            : 'unconnected',
  }
  return {
    reason: emptyReason(facts),
    isLoading: mayRead && (list === undefined || companies === undefined || isFirstLoad),
  }
}
