import type { Observable } from 'rxjs'
import type { Device } from '../../device/device.ts'
import type { EmployeeWindow } from '../../search/employee-query.ts'
import { watchEmployees } from '../employees.ts'

/** As many as a list of this device holds; there are more only over all companies. */
const SHOWN = 5000

/** Who is ignored in a company, or (undefined) in all, by first name (EMP-09). */
export const watchIgnored = (device: Device, customerId: string | undefined): Observable<EmployeeWindow> =>
  watchEmployees(device, customerId, {
    search: '',
    filters: { ignored: true },
    sort: { field: 'first_name', direction: 'asc' },
    offset: 0,
    limit: SHOWN,
  })
