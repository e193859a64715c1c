import { z } from 'zod'
import { endpoints } from '#shared/contract/endpoints.ts'
import { loginDataSchema } from '#shared/contract/login-data.ts'
import { pullAnswerSchema, SCHEMA } from '#shared/contract/sync.ts'
import { customerSchema } from '#shared/domain/customers/customer.ts'
import { type Employee, employeeSchema } from '#shared/domain/employees/employee.ts'
import type { EmployeeFields } from '#shared/domain/employees/employee-fields.ts'
import { type Integration, integrationSchema } from '#shared/domain/integrations/integration.ts'
import { type ScheduledReport, scheduledReportSchema } from '#shared/domain/reports/scheduled-report.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { passwordSignIn } from './browser/sign-in.ts'

const PAGE = 500

/** What the server says to somebody without a device: the other side of every comparison. */
export interface Rest {
  companies: () => Promise<{ id: string; name: string }[]>
  /** Everybody at a company, in the server's order. */
  employees: (customerId: string) => Promise<Employee[]>
  /** The connection of a company to its tenant, or to another vendor. */
  integration: (customerId: string, type?: Integration['type']) => Promise<Integration>
  /** The active companies whose tenants do not meet a check; `undecided`: of which nobody has decided otherwise. */
  notMeeting: (checkId: string, which?: 'all' | 'undecided') => Promise<string[]>
  /** Asks for a tenant to be read. */
  sync: (integrationId: string) => Promise<void>
  scheduledReports: () => Promise<ScheduledReport[]>
  changeEmployee: (id: string, set: Partial<EmployeeFields>) => Promise<void>
  /** The organization's version: every transaction that changes something raises it by one. */
  version: () => Promise<number>
}

/** Signs in by password and asks through the same routes as any other program. */
export async function openRest(url: string, name: 'owner' | 'admin' | 'agent' | 'reader'): Promise<Rest> {
  const email = `${name}@demo.castellan.example`
  const token = await passwordSignIn(url, 'castellan', email, DEMO_PASSWORD)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

  async function ask<T>(schema: z.ZodType<T>, method: string, path: string, body?: unknown): Promise<T> {
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const response = await fetch(`${url}/api${path}`, init)
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}`)
    return schema.parse(await response.json())
  }

  return {
    companies: async () => (await ask(loginDataSchema, 'GET', '/user/login-data')).customers,
    async scheduledReports() {
      const { organization } = await ask(loginDataSchema, 'GET', '/user/login-data')
      const path = `/organization/${organization.id}/scheduled-report`
      return ask(scheduledReportSchema.array(), 'GET', path)
    },
    async employees(customerId) {
      const all: Employee[] = []
      for (;;) {
        const path = `/customer/${customerId}/employee?size=${PAGE}&from=${all.length}`
        const few = await ask(employeeSchema.array(), 'GET', path)
        all.push(...few)
        if (few.length < PAGE) return all
      }
    },
    async integration(customerId, type = 'Office365') {
      const all = await ask(integrationSchema.array(), 'GET', `/customer/${customerId}/integration`)
      const found = all.find((each) => each.type === type)
      if (!found) throw new Error('The company is not connected')
      return found
    },
    async notMeeting(checkId, which = 'all') {
      const { companies } = await ask(
        endpoints.getCheck.answer,
        'GET',
        `/secure/check/${checkId}?size=${PAGE}`,
      )
      const open = companies.filter(
        ({ verdict, resolution }) =>
          verdict.status === 'notCompliant' && (which === 'all' || resolution === null),
      )
      const found = await Promise.all(
        open.map(({ customer_id }) => ask(customerSchema, 'GET', `/customer/${customer_id}`)),
      )
      return found.filter(({ active }) => active).map(({ id }) => id)
    },
    sync: async (integrationId) =>
      void (await ask(z.object({ taskId: z.string() }), 'POST', `/integration/${integrationId}/task`, {
        taskShortName: 'M365_DISCOVER_TASK',
      })),
    changeEmployee: async (id, set) => void (await ask(employeeSchema, 'PUT', `/employee/${id}`, set)),
    version: async () => {
      const nothing = { epoch: null, cursor: Number.MAX_SAFE_INTEGER, scopeHash: null, schema: SCHEMA }
      return (await ask(pullAnswerSchema, 'POST', '/sync/pull', nothing)).head
    },
  }
}
