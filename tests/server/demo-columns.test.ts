import { ChakraProvider } from '@chakra-ui/react'
import { createInstance } from 'i18next'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { companyColumns } from '#client/features/companies/company-columns.tsx'
import { deviceColumns } from '#client/features/devices/device-columns.tsx'
import { employeeColumns } from '#client/features/employees/employee-columns.tsx'
import { integrationColumns } from '#client/features/integrations/integration-columns.tsx'
import { integrationRows } from '#client/features/integrations/integration-rows.ts'
import { templateColumns } from '#client/features/secure/posture-templates/template-columns.tsx'
import { templateRows } from '#client/features/secure/posture-templates/template-rows.ts'
import { changedByText } from '#client/features/secure/posture/changes/changed-by.ts'
import { changeColumns } from '#client/features/secure/posture/changes/change-columns.tsx'
import { namedChanges } from '#client/features/secure/posture/changes/named-changes.ts'
import { checkListColumns } from '#client/features/secure/posture/checks/check-list-columns.tsx'
import { checkRows } from '#client/features/secure/posture/checks/check-rows.ts'
import { companyColumns as postureColumns } from '#client/features/secure/posture/companies/company-columns.tsx'
import { taskColumns } from '#client/features/secure/posture/tasks/task-columns.tsx'
import { namedTasks } from '#client/features/secure/posture/tasks/named-tasks.ts'
import { companyPostures } from '#client/features/secure/parts/company-postures.ts'
import { findingsIn } from '#client/features/secure/parts/findings.ts'
import { eventColumns } from '#client/features/security-log/event-columns.tsx'
import { userColumns } from '#client/features/users/user-columns.tsx'
import { checks as checkWords } from '#client/texts/checks/en.ts'
import { forScreens } from '#client/texts/spoken.ts'
import { cellOf, type Column } from '#client/ui/data-table/column.ts'
import { system } from '#client/ui/theme/theme.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import { registeredDeviceSchema } from '#shared/contract/devices.ts'
import { loginDataSchema } from '#shared/contract/login-data.ts'
import { securityEventSchema } from '#shared/contract/security-log.ts'
import { fullName } from '#shared/domain/users/user.ts'
import { english, englishOf } from '../support/english.ts'
import { storedRows } from '../support/database/stored-rows.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

// A column that says the same in every row tells nobody anything. Those that do by their nature are named with the reason.
const LOCALE = 'en-GB'

let server: TestServer
let organization: string
let headers: Record<string, string>
beforeAll(async () => {
  server = await startTestServer({ customers: 60, employees: 400 })
  await createInstance()
    .use(forScreens)
    .init({ lng: 'en', resources: { en: { translation: english } }, interpolation: { escapeValue: false } })
  headers = { authorization: `Bearer ${await server.signIn('owner@demo.castellan.example')}` }
  const { body } = await server.api('GET', '/user/login-data', undefined, headers)
  organization = loginDataSchema.parse(body).userData.organization
})
afterAll(() => server?.close())

/** Of the demo organization alone: the site has another one, in which nothing can be changed. */
async function rowsOf<K extends Kind>(kind: K): Promise<RowOf<K>[]> {
  const companies = (await storedRows(server.db, 'customer')).filter(
    (row) => row.organization === organization,
  )
  const own = new Set(companies.map(({ id }) => id))
  return (await storedRows(server.db, kind)).filter((row) =>
    'customer_id' in row && row.customer_id !== null && kind !== 'user'
      ? own.has(row.customer_id)
      : !('organization' in row) || row.organization === organization,
  )
}

async function ask<T>(schema: z.ZodType<T>, path: string): Promise<T> {
  const { body } = await server.api('GET', path, undefined, headers)
  return schema.parse(body)
}

const seen = <Row>(row: Row) => ({ row, v: 1, isPending: false, isConflict: false })
const wordsOf = (id: string) => checkWords[id as keyof typeof checkWords]

const Styled = ChakraProvider as FunctionComponent<{ value: typeof system }>

/** What a cell says, be it words or drawn. */
const said = <Row>(column: Column<Row>, row: Row): string =>
  column.text
    ? (column.text(row) ?? '')
    : renderToString(createElement(Styled, { value: system }, cellOf(column, row, { tabIndex: -1 })))
        .replaceAll(/<style[\s\S]*?<\/style>/g, '')
        .replaceAll(/<[^>]+>/g, ' ')

/** Moments are drawn by what only a browser has: where a column has no words for a file either, tests look at the rows. */
const isMoment = <Row>({ kind, text }: Column<Row>): boolean => kind === 'date' && text === undefined

/** The shown columns that say the same in every row. */
const alike = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] => {
  expect(rows.length).toBeGreaterThan(5)
  const [first] = rows
  if (first === undefined) return []
  return columns
    .filter((column) => !column.hidden && column.kind !== 'acts' && !isMoment(column))
    .filter((column) => !rows.some((row) => said(column, row) !== said(column, first)))
    .map(({ id }) => id)
}

async function postures() {
  const companies = (await rowsOf('customer')).filter(({ active }) => active)
  return companyPostures({
    companies,
    postures: new Map((await rowsOf('posture')).map((row) => [row.id, row])),
    settings: await rowsOf('auditSetting'),
    resolutions: await rowsOf('checkResolution'),
  })
}

async function names() {
  const [companies, users] = [await rowsOf('customer'), await rowsOf('user')]
  const companyNames = new Map(companies.map(({ id, name }) => [id, name]))
  const userNames = new Map(users.map((user) => [user.id, fullName(user)]))
  return {
    companies,
    companyNames,
    companyOf: (id: string) => companyNames.get(id) ?? '',
    userOf: (id: string | null) => userNames.get(id ?? '') ?? '',
  }
}

test('of the companies', async () => {
  const columns = companyColumns(englishOf('companies'), LOCALE)
  expect(alike(columns, (await rowsOf('customer')).map(seen))).toEqual([])
})

test('of the integrations', async () => {
  const tasks = (await rowsOf('task')).toSorted((a, b) => (a.requested_at < b.requested_at ? -1 : 1))
  const rows = integrationRows(await rowsOf('customer'), {
    integrations: (await rowsOf('integration')).map(seen),
    tasks: new Map(tasks.map((task) => [task.integration_id, task])),
  })
  const words = { t: englishOf('integrations'), companies: englishOf('companies'), locale: LOCALE }
  expect(alike(integrationColumns(words), rows)).toEqual([])
})

test('of the employees', async () => {
  const { companyNames } = await names()
  const columns = employeeColumns(englishOf('employees'), companyNames, false)
  const employees = await rowsOf('employee')
  expect(alike(columns, employees.map(seen))).toEqual([])
  expect(new Set(employees.map(({ last_active }) => last_active)).size).toBeGreaterThan(100)
})

test('of the users', async () => {
  const { companyNames } = await names()
  const columns = userColumns({
    t: englishOf('users'),
    isOwn: () => false,
    roleName: (role) => role,
    companyName: (id) => companyNames.get(id),
  })
  expect(alike(columns, await rowsOf('user'))).toEqual([])
})

test('of the devices', async () => {
  const rows = await ask(registeredDeviceSchema.array(), '/device')
  const columns = deviceColumns({
    t: englishOf('devices'),
    locale: LOCALE,
    isOwn: () => false,
    now: Date.now(),
  })
  // Only a browser can subscribe: what is made up would be sent notifications.
  expect(alike(columns, rows)).toEqual(['isPushed'])
})

test('of the security log', async () => {
  const rows = await ask(securityEventSchema.array(), `/organization/${organization}/security-event?size=200`)
  expect(alike(eventColumns({ t: englishOf('securityLog'), locale: LOCALE }), rows)).toEqual([])
})

test('of the postures of companies, and of the checks over all of them', async () => {
  const companies = await postures()
  const t = englishOf('posture')
  const columns = postureColumns({ t, tray: englishOf('tray'), words: wordsOf, locale: LOCALE }, false)
  expect(alike(columns, companies)).toEqual([])
  expect(new Set(companies.map(({ readAt }) => readAt?.slice(0, 15))).size).toBeGreaterThan(10)
  expect(alike(checkListColumns({ t, locale: LOCALE }), checkRows(companies, wordsOf))).toEqual([])
})

test('of what was changed in tenants', async () => {
  const { companies, companyOf, userOf } = await names()
  const t = englishOf('posture')
  const findings = findingsIn(english.checkFindings, LOCALE)
  const changes = namedChanges(await rowsOf('postureChange'), companies, wordsOf, ({ by }) =>
    changedByText(by, { t, userOf, locale: LOCALE }),
  )
  expect(alike(changeColumns({ t, findings, locale: LOCALE }), changes)).toEqual([])

  const tasks = namedTasks((await rowsOf('postureTask')).map(seen), {
    companyOf,
    nameOf: (id) => wordsOf(id).name,
    several: String,
    undoing: (what) => what,
    signIn: (_, mailboxes) => mailboxes.join(),
    byOf: userOf,
  })
  expect(alike(taskColumns({ t: englishOf('protect'), locale: LOCALE }), tasks)).toEqual([])
})

test('of the templates', async () => {
  const t = englishOf('postureTemplates')
  const columns = templateColumns({
    t,
    locale: LOCALE,
    licenseName: String,
    onDuplicate: () => {},
    onDelete: () => {},
    obstacle: undefined,
  })
  expect(alike(columns, templateRows((await rowsOf('postureTemplate')).map(seen), t))).toEqual([])
})
