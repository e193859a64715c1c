import type { Employee } from '#shared/domain/employees/employee.ts'

let count = 0

/** An employee of whom only what matters to a test is said. */
export function buildEmployee(said: Partial<Employee> = {}): Employee {
  const id = said.id ?? `00000000-0000-7000-8000-${String(++count).padStart(12, '0')}`
  const first_name = said.first_name ?? 'Some'
  const last_name = said.last_name ?? 'Body'
  return {
    id,
    customer_id: '00000000-0000-7000-8000-c00000000001',
    first_name,
    last_name,
    display_name: `${first_name} ${last_name}`,
    username: `${id}@somewhere.example`,
    email: `${id}@somewhere.example`,
    phone: '',
    domain: 'somewhere.example',
    department: 'Sales',
    job_title: '',
    group: '',
    role: '',
    country: '',
    mapped_device: null,
    mapped_account: null,
    ignored: false,
    ignore_decision: 'nobody',
    discover: false,
    engage: false,
    secure: 'none',
    seats: [],
    mfa_status: 'Registered',
    last_active: null,
    activity_read: true,
    date_joined: '2026-01-01T00:00:00.000Z',
    isAdmin: false,
    isAuthorizedForEngage: false,
    licenseType: '',
    entra_id: null,
    directory: 'manual',
    entered: false,
    addresses: [],
    google_account: null,
    sign_in_enabled: true,
    sku_ids: [],
    ...said,
  }
}
