import {
  auditTime,
  catchError,
  concat,
  defer,
  map,
  merge,
  type Observable,
  of,
  share,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs'
import { SECOND } from '#shared/lib/time.ts'
import type { Device } from '../device/device.ts'
import type { EmployeeQuery } from '../search/employee-query.ts'

type Counting = Pick<Device['sync'], 'queryEmployees' | 'changes'>
type PeoplePerCompany = ReadonlyMap<string, number>

/** How long nobody is known until the index has answered, and how often it is asked again while employees change. */
const COUNTING = { patience: SECOND, pause: 5 * SECOND }

/** How many people of each company can sign in; a company of which nobody is known here is not among them. */
export function watchPeoplePerCompany({ sync }: { sync: Counting }): Observable<PeoplePerCompany> {
  const question: EmployeeQuery = {
    search: '',
    filters: { signIn: 'enabled' },
    sort: { field: 'first_name', direction: 'asc' },
    offset: 0,
    limit: 0,
    perCompany: true,
  }
  const nobody: PeoplePerCompany = new Map()
  const counted = concat(of(undefined), sync.changes.pipe(auditTime(COUNTING.pause))).pipe(
    switchMap(() => defer(() => sync.queryEmployees(question))),
    map(({ perCompany = nobody }) => perCompany),
    // Whom this device cannot count it does not know; a reload asks again.
    catchError(() => of(nobody)),
    share(),
  )
  return merge(
    counted,
    timer(COUNTING.patience).pipe(
      map(() => nobody),
      takeUntil(counted),
    ),
  )
}
