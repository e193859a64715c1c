import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { loginDataSchema, type LoginData } from '#shared/contract/login-data.ts'
import type { CommandName } from '#shared/contract/commands.ts'
import {
  type CommandResult,
  pullAnswerSchema,
  pushAnswerSchema,
  type PullRequest,
  SCHEMA,
} from '#shared/contract/sync.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import { createLog } from '#server/platform/log.ts'
import { createHead } from '#server/platform/sync/head.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { type Between, openSite, type Site } from '#server/site.ts'
import { defaultDevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { callPool, refresh, signIn, tokensOf } from '#client/data/user-pool/user-pool.ts'
import { buildEmployee } from './build-employee.ts'
import { newestMail } from './newest-mail.ts'
import { openFilledDatabase, openTestDatabase } from './database/test-database.ts'
import type { Fetch } from './test-device.ts'
import { TEST_SEALING_KEYS } from './sealing-keys.ts'

const URL_OF_SITE = 'http://test.localhost:4700'
const POOL = { url: '/identity/', clientId: 'castellan' }

/** What happens in tenants is read only where a test has it read. */
const USUAL_SETTINGS = { ...TEST_SEALING_KEYS, FEED_MINUTES: '0' }

/** The organization that most tests need. */
const USUAL = { customers: 8, employees: 120 }

/** Settings that change nothing about the first start of a site. */
const LATER_SETTINGS = /^(REQUESTS_PER_MINUTE|FILES_QUOTA_GB|ASSISTANT_\w+)$/

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
  database: Database
  /** The site's time in milliseconds; set it to travel. */
  now: { value: number }
  fetch: Fetch
  signIn: (name: 'owner' | 'admin' | 'agent' | 'reader' | 'product') => Promise<Person>
  /** Somebody who has a password. */
  enter: (email: string, password: string) => Promise<Person>
  /** Somebody who was invited, with the temporary password and one of their own. */
  join: (email: string, temporary: string, password: string) => Promise<Person>
  /** The newest mail to an address, as text; waits so many milliseconds until there is one. */
  readMail: (to: string, patience?: number) => Promise<string>
  close: () => Promise<void>
}

/** The API as the person calls it whose token this is. */
const apiOf = (fetch: Fetch, idToken: string): Person['api'] =>
  async function call(method, path, body, headers = {}) {
    const response = await fetch(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== ''
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }

interface Size {
  customers?: number
  employees?: number
  /** Whether it starts for the first time, so that its pretend clouds are as the demo left them. */
  isNew?: boolean
}

/**
 * The test site in this process, without a network: real routes, real user pool, real database, small demo. Where another
 * test had one of this size it starts from a copy of what that one's first start wrote.
 */
export async function openTestSite(
  { customers = USUAL.customers, employees = USUAL.employees, isNew = false }: Size = {},
  environment: Record<string, string> = {},
  between?: Between,
): Promise<TestSite> {
  // Nothing that the site keeps beside its database may land in the repository.
  const folder = await mkdtemp(join(tmpdir(), 'castellan-site-'))
  const configuration = readConfiguration({
    ...USUAL_SETTINGS,
    DATA_DIR: folder,
    CUSTOMERS: String(customers),
    EMPLOYEES: String(employees),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    ...environment,
  })
  const now = { value: Date.now() }
  const openOn = (database: Database) =>
    openSite('test', configuration, createLog(configuration.LOG_LEVEL), {
      now: () => now.value,
      open: async () => ({ database, release: () => {} }),
      between,
    })
  // What a setting may change about the first start is not looked for in what another site left.
  const isAsOthers = !isNew && Object.keys(environment).every((name) => LATER_SETTINGS.test(name))
  const database = await (isAsOthers
    ? openFilledDatabase(`site_${customers}_${employees}`, async (empty) =>
        (await openOn({ ...empty, close: async () => {} })).close(),
      )
    : openTestDatabase())
  const site = await openOn(database)
  const fetch: Fetch = async (url, init) => site.routes.request(`${URL_OF_SITE}${url}`, init)
  const personOf = async (idToken: string): Promise<Person> => {
    const call = apiOf(fetch, idToken)
    return {
      idToken,
      api: call,
      login: loginDataSchema.parse((await call('GET', '/user/login-data')).body),
    }
  }
  const enter = async (email: string, password: string) => {
    const first = await signIn(POOL, fetch, email, password)
    return personOf((await refresh(POOL, fetch, first.refreshToken)).idToken)
  }
  return {
    site,
    database,
    now,
    fetch,
    signIn: (name) => enter(`${name}@demo.castellan.example`, DEMO_PASSWORD),
    enter,
    join: async (email, temporary, password) => {
      const { clientId: ClientId } = POOL
      const { Session } = (await callPool(POOL, fetch, 'InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId,
        AuthParameters: { USERNAME: email, PASSWORD: temporary },
      })) as { Session: string }
      const answer = await callPool(POOL, fetch, 'RespondToAuthChallenge', {
        ClientId,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session,
        ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password },
      })
      return personOf(tokensOf(answer, undefined).idToken)
    },
    readMail: (to, patience) => newestMail(join(folder, 'mail', 'test'), to, patience),
    close: async () => {
      await site.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A command of revision 1 as a device sends it, made just now. `said` replaces or adds members. */
export const commandOf = (
  { now }: Pick<TestSite, 'now'>,
  name: CommandName,
  args: unknown,
  said: Record<string, unknown> = {},
) => ({ key: uuidv7(), name, rev: 1, args, notAfter: now.value + 60_000, ageMs: 0, ...said })

/** Sends commands as a device of this person; gives the result of each. */
export async function pushAs(person: Person, commands: readonly unknown[]): Promise<CommandResult[]> {
  const { status, body } = await person.api('POST', '/sync/push', { schema: SCHEMA, commands })
  if (status !== 200) throw new Error(`The push was answered ${status}: ${JSON.stringify(body)}`)
  return pushAnswerSchema.parse(body).results
}

/** Pulls as a device of this person that holds nothing; `said` replaces or adds members. */
export const pullAs = (person: Person, said: Partial<PullRequest> = {}) =>
  person.api('POST', '/sync/pull', { epoch: null, cursor: 0, scopeHash: null, schema: SCHEMA, ...said })

/** What a pull answers that is not refused, with what the answers after it bring until there is no more. */
export async function pulledBy(person: Person, said: Partial<PullRequest> = {}) {
  const first = pullAnswerSchema.parse((await pullAs(person, said)).body)
  let { to, more } = first
  while (more) {
    const next = pullAnswerSchema.parse((await pullAs(person, { ...said, cursor: to })).body)
    first.rows.push(...next.rows)
    ;({ to, more } = next)
  }
  return { ...first, to, more }
}

export interface Neighbor {
  organizationId: string
  customerId: string
  employeeId: string
}

/** Puts a second organization with one company and one employee beside the demo, on the same database. */
export async function addNeighbor({ database: { db } }: Pick<TestSite, 'database'>): Promise<Neighbor> {
  const [organizationId, customerId, employeeId] = [uuidv7(), uuidv7(), uuidv7()]
  await createHead(db, organizationId)
  await unitOfWork({ db, tables: entityTables }, organizationId, async (work) => {
    await work.load('organization', [organizationId])
    await work.load('customer', [customerId])
    await work.load('employee', [employeeId])
    work.put('organization', {
      id: organizationId,
      name: 'Neighbor Services',
      time_zone: 'Europe/Oslo',
      device_policy: defaultDevicePolicy,
      metadata: {},
    })
    work.put('customer', {
      id: customerId,
      organization: organizationId,
      parent_id: null,
      name: 'Neighbor Company',
      contact_name: '',
      contact_email: '',
      contact_phone: '',
      country: '',
      active: true,
      nfr: false,
      hasNfrEngageEssentialsLicense: false,
      MFA: false,
      max_users: 100,
    })
    work.put('employee', buildEmployee({ id: employeeId, customer_id: customerId }))
  })
  return { organizationId, customerId, employeeId }
}

/**
 * Everything that the database holds of an organization, as one text per table: equal texts, nothing changed. Without what
 * the hourly sweep notes of versions, which may run meanwhile.
 */
export async function everythingOf(
  { database: { db } }: Pick<TestSite, 'database'>,
  organizationId: string,
): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where column_name = 'organization_id' and table_schema = 'public' and table_name <> 'version_mark'
    order by 1`.execute(db)
  const contents: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ content: string | null }>`
      select string_agg(t::text, chr(10) order by t::text) as content from ${sql.table(name)} t
      where organization_id = ${organizationId}::uuid`.execute(db)
    contents[name] = rows[0]?.content ?? ''
  }
  return contents
}
