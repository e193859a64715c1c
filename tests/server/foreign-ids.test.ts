// @module-tag database
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AGREEMENT_VERSION } from '#shared/domain/agreements/agreement.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import {
  addNeighbor,
  type Neighbor,
  openTestSite,
  type Person,
  type TestSite,
} from '#tests/support/test-site.ts'
import { buildCompany } from '#tests/support/queue/build-company.ts'

type Name = keyof typeof endpoints

let site: TestSite
let owner: Person
let neighbor: Neighbor

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  neighbor = await addNeighbor(site)
})
afterAll(() => site?.close())

/** Devices are the caller's own by whatever id they have: the same id of somebody else is another device. */
const OWN_BY_ANY_ID: readonly Name[] = ['openDevice', 'closeDevice']

const companies = { all_customers: true, customer_ids: [], excludes_nfr: false, customer_id: null }
const acceptance = { agreementSigned: true, latestVersion: AGREEMENT_VERSION }

const bodies: Partial<Record<Name, unknown>> = {
  signAgreement: acceptance,
  renewAgreement: acceptance,
  putChecklist: { checkName: 'SCHEDULE_REPORT', dismissed: true },
  postBranding: { publish_logo: false },
  putBranding: { publish_logo: false },
  putDevicePolicy: {
    fieldMode: 'allowed',
    openOffline: true,
    keepSealed: true,
    urgentMinutes: 10,
    pushText: 'company',
  },
  addCustomer: buildCompany('Intruder'),
  putCustomer: { name: 'Intruder' },
  requestReport: {
    customer: '01970000-0000-7000-8000-000000000001',
    startDate: '2026-01-01',
    endDate: '2026-01-31',
    fileExtension: 'csv',
    reportType: 'posture',
  },
  addScheduledReport: {
    report_type: 'posture',
    description: 'Intruder',
    frequency: 'daily',
    enabled: true,
    recipient: '01970000-0000-7000-8000-000000000001',
    customer_ids: ['01970000-0000-7000-8000-000000000001'],
  },
  putScheduledReport: { description: 'Intruder' },
  addCompanyGroup: { name: 'Intruder' },
  putCompanyGroup: { name: 'Intruder' },
  addEmployee: {
    first_name: 'In',
    last_name: 'Truder',
    email: 'in@truder.example',
    phone: '',
    department: 'Sales',
    job_title: '',
  },
  putEmployee: { first_name: 'Intruder' },
  addIntegration: {
    integrationApplicationId: 'Office365',
    kind: 2,
    metaData: { state: 'intruder', code: 'intruder' },
  },
  addTask: { taskShortName: 'M365_DISCOVER_TASK' },
  addUser: {
    ...companies,
    first_name: 'Intruder',
    last_name: 'Somebody',
    email: 'intruder@castellan.example',
    role: 'Agent',
    permissions: permissionsOf('Agent', {}),
    login_options: 'password',
  },
  putUser: { first_name: 'Intruder' },
  putPostureTemplate: { name: 'Intruder' },
  toggleFeature: { feature: 'intune', enabled: false },
}

/** Ids of the neighbor that could stand in a path, by what the path is about. */
function foreignIdsOf(path: string): string[] {
  if (path.startsWith('/organization')) return [neighbor.organizationId]
  if (path.startsWith('/employee')) return [neighbor.employeeId]
  return [neighbor.customerId, neighbor.employeeId, neighbor.organizationId]
}

const withId = Object.keys(endpoints).filter((name) => {
  const { path } = endpoints[name as Name]
  return path.includes(':') && !OWN_BY_ANY_ID.includes(name as Name)
}) as Name[]

test.each(withId)(
  '%s answers for ids of another organization exactly as for ids that nobody has',
  async (name) => {
    const { method, path } = endpoints[name]
    const ask = async (id: string) => {
      const { status, body } = await owner.api(method, path.replaceAll(/:\w+/g, id), bodies[name])
      const { requestId: _, ...rest } = body as { requestId?: string }
      return { status, rest }
    }
    const nobody = await ask(uuidv7())
    expect(nobody.status).toBeGreaterThanOrEqual(400)
    expect(nobody.status).toBeLessThan(500)
    for (const id of foreignIdsOf(path)) expect(await ask(id)).toEqual(nobody)
  },
)

test('employees of another organization cannot be named in a body either', async () => {
  const ask = async (customerId: string, employeeId: string) => {
    const { status, body } = await owner.api('PUT', '/employee/ignore', {
      customerId,
      ids: [employeeId],
      ignored: true,
    })
    return { status, code: (body as { code?: string }).code }
  }
  const nobody = await ask(uuidv7(), uuidv7())
  expect(nobody.status).toBe(404)
  expect(await ask(neighbor.customerId, neighbor.employeeId)).toEqual(nobody)
  const own = owner.login.customers[0]?.id ?? ''
  expect(await ask(own, neighbor.employeeId)).toEqual(await ask(own, uuidv7()))
})
