import { loginDataSchema, type LoginData } from '#shared/contract/endpoints.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import { createLog } from '#server/platform/log.ts'
import { openSite, type Site } from '#server/site.ts'
import { refresh, signIn } from '#client/data/user-pool.ts'
import { openTestDatabase } from './test-database.ts'
import type { Fetch } from './test-device.ts'

const URL_OF_SITE = 'http://test.localhost:4700'
const POOL = { url: '/identity/', clientId: 'castellan' }

export interface Person {
  login: LoginData
  idToken: string
  /** Calls the API as this person. */
  api: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: unknown; headers: Headers }>
}

export interface TestSite {
  site: Site
  /** The site's time in milliseconds; set it to travel. */
  now: { value: number }
  fetch: Fetch
  signIn: (name: 'owner' | 'admin' | 'agent' | 'reader') => Promise<Person>
  close: () => Promise<void>
}

/** The test site in this process, without a network: real routes, real user pool, real database, small demo. */
export async function openTestSite({ customers = 8, employees = 120 } = {}): Promise<TestSite> {
  const configuration = readConfiguration({
    CUSTOMERS: String(customers),
    EMPLOYEES: String(employees),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
  })
  const now = { value: Date.now() }
  const site = await openSite('test', configuration, createLog(configuration.LOG_LEVEL), {
    now: () => now.value,
    open: async () => ({ database: await openTestDatabase(), release: () => {} }),
  })
  const fetch: Fetch = async (url, init) => site.routes.request(`${URL_OF_SITE}${url}`, init)
  const api = (idToken: string): Person['api'] =>
    async function call(method, path, body, headers = {}) {
      const response = await fetch(`/api${path}`, {
        method,
        headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
      return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
    }
  return {
    site,
    now,
    fetch,
    signIn: async (name) => {
      const first = await signIn(POOL, fetch, `${name}@demo.castellan.example`, DEMO_PASSWORD)
      const { idToken } = await refresh(POOL, fetch, first.refreshToken)
      const call = api(idToken)
      return {
        idToken,
        api: call,
        login: loginDataSchema.parse((await call('GET', '/user/login-data')).body),
      }
    },
    close: () => site.close(),
  }
}
