import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { agentHeaders } from '#shared/domain/employee-devices/agent-report.ts'
import type { DeviceProfile, EmployeeDevice } from '#shared/domain/employee-devices/employee-device.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { hashOfKey } from '#server/employee-devices/agent-key.store.ts'
import { forgetVisits } from '#server/employee-devices/device-visits.store.ts'
import { forgetReports } from '#server/employee-devices/employee-device.store.ts'
import { signatureOf } from '#server/employee-devices/verify-report.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { serveApp } from '#tests/support/serve-app.ts'
import {
  addNeighbor,
  commandOf,
  everythingOf,
  openTestSite,
  type Person,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
let agent: Person
let reader: Person

beforeAll(async () => {
  site = await openTestSite()
  ;[owner, agent, reader] = [
    await site.signIn('owner'),
    await site.signIn('agent'),
    await site.signIn('reader'),
  ]
})
afterAll(() => site?.close())

const company = () => agent.login.customers[0]?.id ?? ''
const other = () => owner.login.customers.find(({ id }) => id !== company())?.id ?? ''

async function keyOf(customerId = company()): Promise<string> {
  const { body } = await owner.api('GET', `/customer/${customerId}/agent_key`)
  const { key } = body as { key: string | null }
  if (key) return key
  const made = await owner.api('POST', `/customer/${customerId}/agent_key`)
  expect(made.status).toBe(201)
  return (made.body as { key: string }).key
}

interface Said {
  hardware?: string
  id?: string
  device?: Record<string, unknown>
  programs?: unknown
  profiles?: unknown
  visits?: readonly { day: string; host: string; visits: number }[]
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex')
const chrome = (email: string, folder = 'Default') => ({
  browser: 'Chrome',
  folder,
  account: 'ada',
  name: 'Work',
  email,
})

const reportOf = ({
  hardware = hex(32),
  id = hex(16),
  device = {},
  programs = [],
  profiles = [],
  visits,
}: Said = {}) => ({
  report_id: id,
  agent_version: '1.0.0',
  device: {
    name: 'DESK-1',
    operating_system: 'Windows',
    os_version: 'Windows 11',
    hardware_id: hardware,
    account: 'ada',
    account_mail: '',
    last_boot: 1_790_000_000,
    ...device,
  },
  programs,
  profiles,
  ...(visits && { visits }),
})

interface Signed {
  key: string
  time?: number
  signature?: string
  keyHash?: string
  headers?: Record<string, string>
}

async function send(report: unknown, { key, time, signature, keyHash, headers }: Signed) {
  const body = typeof report === 'string' ? report : JSON.stringify(report)
  const said = String(time ?? Math.floor(site.now.value / 1000))
  const response = await site.fetch('/api/agent/v1/report', {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      [agentHeaders.key]: keyHash ?? hashOfKey(key),
      [agentHeaders.time]: said,
      [agentHeaders.signature]: signature ?? signatureOf(key, said, new TextEncoder().encode(body)),
    },
    body,
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const devicesOf = async (customerId = company(), person = owner) =>
  (await person.api('GET', `/customer/${customerId}/employee/devices`)).body as EmployeeDevice[]

async function deviceOf(id: unknown): Promise<EmployeeDevice> {
  const found = (await devicesOf()).find((device) => device.id === id)
  if (!found) throw new Error('The device is not listed')
  return found
}

const employeesOf = async (customerId = company()) =>
  (await owner.api('GET', `/customer/${customerId}/employee?size=200`)).body as Employee[]

async function reported(said: Said = {}): Promise<EmployeeDevice> {
  const { status, body } = await send(reportOf(said), { key: await keyOf() })
  expect([status, body]).toMatchObject([200, { repeated: false }])
  return deviceOf(body['device'])
}

describe('a license key', () => {
  test('is made once for a company, shown again, and replaced, which the log tells (FILE-09)', async () => {
    const customerId = other()
    const place = `/customer/${customerId}/agent_key`
    expect((await owner.api('GET', place)).body).toEqual({ key: null, made_at: null })
    const early = await owner.api('GET', `/customer/download_agent?customer=${customerId}&os=unix`)
    expect([early.status, early.body]).toMatchObject([409, { code: 'agentKeyMissing' }])
    const first = await keyOf(customerId)
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    const shown = await owner.api('GET', place)
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.body).toMatchObject({ key: first })
    expect((await send(reportOf(), { key: first })).status).toBe(200)
    const { body } = await owner.api('POST', place)
    const { key: second } = body as { key: string }
    expect((await send(reportOf(), { key: first })).body).toMatchObject({ code: 'agentRefused' })
    expect((await send(reportOf(), { key: second })).status).toBe(200)
    const { rows } = await sql<{ secret: string; hash: string }>`
      select secret, hash from agent_key where customer_id = ${customerId}::uuid`.execute(site.database.db)
    expect(JSON.stringify(rows)).not.toContain(second)
    expect(rows[0]?.secret).toMatch(/^sealed:/)
  })

  test('is for who manages Discover and sees the company alone', async () => {
    const stranger = owner.login.customers.find(
      ({ id }) => !agent.login.customers.some((own) => own.id === id),
    )?.id
    for (const [method, path] of [
      ['GET', '/customer/ID/agent_key'],
      ['POST', '/customer/ID/agent_key'],
      ['GET', '/customer/download_agent?os=unix&customer=ID'],
    ] as const) {
      expect((await reader.api(method, path.replace('ID', company()))).status).toBe(403)
      expect((await agent.api(method, path.replace('ID', stranger ?? ''))).status).toBe(404)
    }
    expect((await reader.api('GET', '/agent/instructions?language=ja')).status).toBe(200)
    expect((await reader.api('GET', '/agent/instructions?language=xx')).status).toBe(422)
  })
})

describe('a report', () => {
  test('makes a device, and the next one of the same hardware changes it', async () => {
    const hardware = hex(32)
    const programs = [{ name: 'Übersetzer 株式会社 🗝', version: '1.0', publisher: 'O\'Neill \\ "Söhne"' }]
    const first = await reported({ hardware, programs, device: { name: 'Büro–Gerät 株' } })
    expect(first).toMatchObject({ name: 'Büro–Gerät 株', program_count: 1, employee_id: null })
    site.now.value += 2 * HOUR
    const second = await reported({ hardware, device: { name: 'Renamed' } })
    expect(second).toMatchObject({ id: first.id, name: 'Renamed', first_seen: first.first_seen })
    expect(Date.parse(second.last_seen)).toBe(site.now.value)
    await reported({ hardware, programs })
    const read = await reader.api('GET', `/employee/devices/${first.id}/programs`)
    expect(read.body).toMatchObject({ programs })
  })

  test('that is sent again changes nothing, not even at once with itself', async () => {
    const key = await keyOf()
    const report = reportOf()
    const answers = await Promise.all([1, 2, 3].map(() => send(report, { key })))
    expect(answers.map(({ body }) => String(body['repeated'])).toSorted()).toEqual(['false', 'true', 'true'])
    expect(new Set(answers.map(({ body }) => body['device'])).size).toBe(1)
    const found = (await devicesOf()).filter(({ hardware_id }) => hardware_id === report.device.hardware_id)
    expect(found).toHaveLength(1)
  })

  test('whose time alone is another one is told to nobody, but once an hour', async () => {
    const hardware = hex(32)
    const version = async () =>
      (
        await sql<{ version: string }>`
          select version::text from org_head where organization_id = ${owner.login.organization.id}::uuid`.execute(
          site.database.db,
        )
      ).rows[0]?.version
    await reported({ hardware })
    const before = await version()
    site.now.value += MINUTE
    await reported({ hardware })
    expect(await version()).toBe(before)
    site.now.value += HOUR
    await reported({ hardware })
    expect(await version()).not.toBe(before)
  })

  test('of an unknown key is answered like one with a wrong signature, before anything else is looked at', async () => {
    const key = await keyOf()
    const before = await devicesOf()
    const refused = { status: 401, body: { code: 'agentRefused' } }
    expect(await send(reportOf(), { key: hex(32) })).toMatchObject(refused)
    expect(await send(reportOf(), { key, signature: hex(32) })).toMatchObject(refused)
    expect(await send(reportOf(), { key, signature: '' })).toMatchObject(refused)
    expect(await send(reportOf(), { key, keyHash: "' or 1=1" })).toMatchObject(refused)
    expect(await send('not json', { key: hex(32), time: 1 })).toMatchObject(refused)
    // The signature is over the time, too.
    const body = JSON.stringify(reportOf())
    const now = String(Math.floor(site.now.value / 1000))
    const signature = signatureOf(key, now, new TextEncoder().encode(body))
    expect(await send(body, { key, time: Number(now) + 1, signature })).toMatchObject(refused)
    expect(await devicesOf()).toEqual(before)
  })

  test('of a clock that is wrong is told the time of the server', async () => {
    const key = await keyOf()
    const seconds = Math.floor(site.now.value / 1000)
    for (const off of [-601, 601]) {
      const { status, body } = await send(reportOf(), { key, time: seconds + off })
      expect([status, body['code']]).toEqual([401, 'agentClockWrong'])
      expect(body['message']).toContain(new Date(site.now.value).toISOString())
    }
    expect((await send(reportOf(), { key, time: seconds - 590 })).status).toBe(200)
  })

  test.each([
    ['of other types', { ...reportOf(), programs: [{ name: 1 }] }],
    ['with members that nobody knows', { ...reportOf(), owner: uuidv7() }],
    ['of too many profiles', reportOf({ profiles: Array.from({ length: 200 }, () => chrome('')) })],
    ['with a hash that is none', reportOf({ hardware: "'; drop table employee_device; --" })],
    ['of a list', []],
    ['of nothing', null],
  ])('%s is refused with its reasons', async (_, report) => {
    const { status, body } = await send(report, { key: await keyOf() })
    expect([status, body['code']]).toEqual([422, 'failedValidation'])
    expect(body['issues']).not.toEqual([])
  })

  test('is taken from an extension, whose browser says that it is another site', async () => {
    const key = await keyOf()
    const origin = {
      origin: 'chrome-extension://ibplfpdlmjojjmcpenpipbklgaoegahd',
      'sec-fetch-site': 'cross-site',
    }
    expect((await send(reportOf(), { key, headers: origin })).status).toBe(200)
    const other = await site.fetch('/api/user/login', { method: 'POST', headers: origin, body: '{}' })
    expect([other.status, await other.json()]).toMatchObject([403, { code: 'foreignOrigin' }])
  })

  test('that is no JSON or too large is refused', async () => {
    const key = await keyOf()
    expect(await send('{"report_id":', { key })).toMatchObject({
      status: 400,
      body: { code: 'malformedBody' },
    })
    const large = JSON.stringify({ ...reportOf(), agent_version: 'x'.repeat(1024 * 1024) })
    expect(await send(large, { key })).toMatchObject({ status: 413, body: { code: 'bodyTooLarge' } })
  })

  test('of names that are long or hold controls is kept without these', async () => {
    const device = await reported({
      device: { name: `a\u0000b\u2028c${'x'.repeat(500)}\ud800`, account_mail: 'no address' },
      profiles: [chrome('also none')],
    })
    expect(device.name).toHaveLength(200)
    expect(device.name.startsWith('a b c')).toBe(true)
    expect(device.profiles.map(({ email }) => email)).toEqual([null, null])
  })

  test('comes from one device a few times a minute, and from others of its company all the same', async () => {
    const [key, hardware] = [await keyOf(), hex(32)]
    const statuses: number[] = []
    for (let count = 0; count < 8; count++)
      statuses.push((await send(reportOf({ hardware }), { key })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    expect((await send(reportOf(), { key })).status).toBe(200)
  })

  test('touches the company of its key alone, and people of others are never its own', async () => {
    const neighbor = await addNeighbor(site)
    const before = await everythingOf(site, neighbor.organizationId)
    const [stranger] = await employeesOf(other())
    const { rows } = await sql<{ email: string }>`
      select email from employee where id = ${neighbor.employeeId}::uuid`.execute(site.database.db)
    const device = await reported({
      device: { account_mail: stranger?.email },
      profiles: [chrome(rows[0]?.email ?? '')],
    })
    expect(device).toMatchObject({ employee_id: null, customer_id: company() })
    expect(await everythingOf(site, neighbor.organizationId)).toEqual(before)
  })

  test('is remembered for a day, when it is too old to be taken again', async () => {
    const key = await keyOf()
    const report = reportOf()
    await send(report, { key })
    const count = async () =>
      (await sql`select 1 from agent_report where id = ${report.report_id}`.execute(site.database.db)).rows
        .length
    await forgetReports(site.database.db, site.now.value + DAY - 1)
    expect(await count()).toBe(1)
    await forgetReports(site.database.db, site.now.value + DAY + 1)
    expect(await count()).toBe(0)
  })
})

describe('sites that were opened', () => {
  const day = (before: number) => new Date(site.now.value - before * DAY).toISOString().slice(0, 10)
  const sitesOf = async (id: string) =>
    (await reader.api('GET', `/employee/devices/${id}/programs`)).body as { sites: unknown[] }

  test('are counted once however often they are told, by day, and the latest are shown', async () => {
    const hardware = hex(32)
    const crm = (before: number, visits: number) => ({ day: day(before), host: 'crm.example.com', visits })
    const mail = { day: day(1), host: 'mail.example.com', visits: 4 }
    const { id } = await reported({ hardware, visits: [crm(2, 5), crm(0, 1), mail, mail] })
    // What was lost on its way is told again, of today there is more, and one is told with less than before.
    await reported({ hardware, visits: [crm(2, 5), crm(0, 3), { ...mail, visits: 2 }] })
    expect(await sitesOf(id)).toMatchObject({
      sites: [
        { host: 'crm.example.com', visits: 8, days: 2, last_day: day(0) },
        { host: 'mail.example.com', visits: 4, days: 1, last_day: day(1) },
      ],
    })
  })

  test('of days that are long over or to come are not taken, and of more than a month ago not shown', async () => {
    const visits = [200, 122, 40, -1, -2].map((before) => ({
      day: day(before),
      host: 'a.example.com',
      visits: 1,
    }))
    const { id } = await reported({ visits })
    const kept = async () => {
      const { rows } = await sql<{ day: string }>`
        select to_char(day, 'YYYY-MM-DD') as day from employee_device_visit where device_id = ${id}::uuid
        order by day`.execute(site.database.db)
      return rows.map((row) => row.day)
    }
    expect(await kept()).toEqual([day(122), day(40), day(-1)])
    expect(await sitesOf(id)).toMatchObject({ sites: [{ visits: 1 }] })
    await forgetVisits(site.database.db, site.now.value + 90 * DAY)
    expect(await kept()).toEqual([day(-1)])
  })

  test.each(['http://a.example.com', 'localhost', '10.0.0.1', 'A.example.com', '-', "a.example.com'; --"])(
    'cannot be called %j',
    async (host) => {
      const { status } = await send(reportOf({ visits: [{ day: day(0), host, visits: 1 }] }), {
        key: await keyOf(),
      })
      expect(status).toBe(422)
    },
  )

  test('go with their device', async () => {
    const { id } = await reported({ visits: [{ day: day(0), host: 'a.example.com', visits: 1 }] })
    await owner.api('DELETE', '/employee/devices', { id })
    const { rows } = await sql`select 1 from employee_device_visit where device_id = ${id}::uuid`.execute(
      site.database.db,
    )
    expect(rows).toEqual([])
  })
})

describe('whose a device is', () => {
  test('is found by who is signed in, by the browsers where these agree, and else said by a person (EMP-26)', async () => {
    const [one, two] = await employeesOf()
    if (!one || !two) throw new Error('The company has employees')
    const byAccount = await reported({
      device: { account_mail: one.email.toUpperCase() },
      profiles: [chrome(two.email)],
    })
    expect(byAccount).toMatchObject({
      employee_id: one.id,
      employee_name: one.display_name,
      assigned_by: 'match',
    })
    expect(byAccount.profiles.map(({ employee_id }) => employee_id)).toEqual([one.id, two.id])
    const byBrowser = await reported({ profiles: [chrome(two.email), chrome(two.email, 'Profile 1')] })
    expect(byBrowser.employee_id).toBe(two.id)
    const undecided = { hardware: hex(32), profiles: [chrome(one.email), chrome(two.email, 'Profile 1')] }
    const device = await reported(undecided)
    expect(device.employee_id).toBe(null)
    const put = await owner.api('PUT', '/employee/devices', { id: device.id, employee: two.id })
    expect([put.status, put.body]).toMatchObject([
      200,
      { employee_id: two.id, employee_name: two.display_name, assigned_by: 'person' },
    ])
    // What a person said stays, whatever is reported.
    const later = await reported({ ...undecided, device: { account_mail: one.email } })
    expect(later.employee_id).toBe(two.id)
  })

  test('follows what its employee is called, and is nobody once that one is gone', async () => {
    const id = uuidv7()
    const email = `${id}@devices.example`
    const fields = {
      first_name: 'Ada',
      last_name: 'Byron',
      email,
      phone: '',
      department: 'Sales',
      job_title: '',
    }
    const added = await owner.api('POST', `/customer/${company()}/employee`, { id, ...fields })
    expect([added.status, added.body]).toMatchObject([201, { id }])
    const device = await reported({ profiles: [chrome(email)] })
    expect(device.employee_name).toBe('Ada Byron')
    expect((await owner.api('PUT', `/employee/${id}`, { last_name: 'Lovelace' })).status).toBe(200)
    const renamed = await deviceOf(device.id)
    expect(renamed.profiles.at(-1)?.employee_name).toBe(renamed.employee_name)
    expect(renamed.employee_name).toContain('Lovelace')
    expect((await owner.api('DELETE', `/employee/${id}`)).status).toBe(204)
    const after = await deviceOf(device.id)
    expect(after).toMatchObject({ employee_id: null, employee_name: '' })
    expect(after.profiles.at(-1)).toMatchObject({ employee_id: null })
  })

  test('is nobody of another company, and what a device says of a name is not believed', async () => {
    const device = await reported()
    const [stranger] = await employeesOf(other())
    const [own] = await employeesOf()
    const refused = await owner.api('PUT', '/employee/devices', { id: device.id, employee: stranger?.id })
    expect([refused.status, refused.body]).toMatchObject([404, { code: 'notFound' }])
    const args = { id: device.id, customerId: company(), employeeId: own?.id, employeeName: 'Mallory' }
    expect(await pushAs(agent, [commandOf(site, 'employeeDevice.assign', args)])).toMatchObject([
      { outcome: 'applied' },
    ])
    expect((await deviceOf(device.id)).employee_name).toBe(own?.display_name)
    expect(await pushAs(reader, [commandOf(site, 'employeeDevice.assign', args)])).toMatchObject([
      { outcome: 'forbidden' },
    ])
  })

  test('is forgotten with the device, which comes back once it reports again', async () => {
    const hardware = hex(32)
    const { id } = await reported({ hardware })
    expect((await owner.api('DELETE', '/employee/devices', { id })).status).toBe(204)
    expect((await owner.api('GET', `/employee/devices/${id}/programs`)).status).toBe(404)
    const { rows } = await sql`select 1 from employee_device_programs where device_id = ${id}::uuid`.execute(
      site.database.db,
    )
    expect(rows).toEqual([])
    expect((await reported({ hardware })).id).not.toBe(id)
  })
})

test('profiles without an employee are listed, mapped and taken off for good (EMP-27)', async () => {
  const hardware = hex(32)
  const said = { hardware, profiles: [chrome('one@nowhere.example'), chrome('', 'Profile 1')] }
  const device = await reported(said)
  const place = `/customer/${company()}`
  const ofDevice = async (path: string) =>
    ((await owner.api('GET', `${place}${path}`)).body as (DeviceProfile & { device_id: string })[]).filter(
      ({ device_id }) => device_id === device.id,
    )
  const unmapped = () => ofDevice('/employee/profiles/unmapped')
  expect(await unmapped()).toHaveLength(3)
  const [account, first, second] = device.profiles
  const [person] = await employeesOf()
  const put = (id: string | undefined, employee: string | null | undefined) =>
    owner.api('PUT', `${place}/profiles`, { id, employee })
  expect((await put(first?.id, person?.id)).status).toBe(204)
  expect((await put(uuidv7(), person?.id)).status).toBe(404)
  expect((await unmapped()).map(({ id }) => id)).toEqual([account?.id, second?.id])
  const remove = (ids: unknown[]) => owner.api('DELETE', `${place}/profiles`, { ids })
  expect((await remove([second?.id, uuidv7()])).status).toBe(404)
  expect((await remove([second?.id])).status).toBe(204)
  await reported(said)
  expect((await ofDevice('/profiles')).map(({ id }) => id)).toEqual([account?.id, first?.id])
  expect((await ofDevice('/profiles')).at(-1)).toMatchObject({ employee_id: person?.id })
  expect((await put(second?.id, null)).status).toBe(404)
})

describe('the agent for macOS and Linux', () => {
  /** The site over HTTP, as devices reach it; its routes know it by the Host of its public address. */
  async function listen() {
    // Scripts have the machine's clock.
    site.now.value = Date.now()
    const { port, close } = await serveApp(site.site.routes)
    onTestFinished(close)
    return `http://127.0.0.1:${port}`
  }

  async function folder() {
    const path = await mkdtemp(join(tmpdir(), 'castellan-agent-'))
    onTestFinished(() => rm(path, { recursive: true, force: true }))
    return path
  }

  async function run(script: string, args: string[], environment: Record<string, string> = {}) {
    const child = spawn('sh', [script, ...args], { env: { ...process.env, ...environment } })
    let [out, err] = ['', '']
    child.stdout.on('data', (data: Buffer) => (out += data.toString()))
    child.stderr.on('data', (data: Buffer) => (err += data.toString()))
    const [code] = (await once(child, 'close')) as [number]
    return { code, out, err }
  }

  async function download(os: string, server?: string): Promise<string> {
    await keyOf()
    const { body } = await owner.api('GET', `/customer/download_agent?customer=${company()}&os=${os}`)
    const { content } = body as { content: string }
    return server === undefined ? content : content.replace(/^SERVER=.*$/m, `SERVER='${server}'`)
  }

  const CHROME = {
    nested: [1, { profile: { info_cache: { Wrong: { name: 'no' } } } }, 'x,{'],
    profile: {
      info_cache: {
        Default: { active_time: 1.5, name: 'Ä "q" \\ 株式会社 🗝', user_name: 'Ada@Contoso.example' },
        'Profile 1': { name: 'Second', user_name: '', list: ['a', { name: 'no' }] },
      },
    },
  }

  test('reports what is on this machine, with browsers of every home, and is taken once (DISC-15)', async () => {
    const place = await folder()
    const home = join(place, 'homes', "ada o'b")
    const [google, mozilla] = [join(home, '.config/google-chrome'), join(home, '.mozilla/firefox')]
    await mkdir(google, { recursive: true })
    await mkdir(join(mozilla, 'x.default'), { recursive: true })
    await writeFile(join(google, 'Local State'), JSON.stringify(CHROME))
    const ini =
      '[Install1]\nDefault=x\n\n[Profile0]\nName=a=b\nIsRelative=1\nPath=x.default\n[General]\nPath=no\n'
    await writeFile(join(mozilla, 'profiles.ini'), ini)
    const signedIn = { version: 1, accountData: { email: 'fox@contoso.example' } }
    await writeFile(join(mozilla, 'x.default/signedInUser.json'), JSON.stringify(signedIn))
    const script = join(place, 'agent.sh')
    await writeFile(script, await download('unix', await listen()))
    const before = new Set((await devicesOf()).map(({ id }) => id))
    const ran = await run(script, ['report', '--homes', join(place, 'homes')])
    expect(ran).toMatchObject({ code: 0, err: '' })
    expect(ran.out).toMatch(/^Reported to /)
    const [device, ...others] = (await devicesOf()).filter(({ id }) => !before.has(id))
    expect(others).toEqual([])
    expect(device).toMatchObject({ operating_system: process.platform === 'darwin' ? 'macOS' : 'Linux' })
    expect(device?.program_count).toBeGreaterThan(10)
    const browsers = device?.profiles.filter(({ browser }) => browser !== null)
    expect(browsers?.map(({ browser, name, account, email }) => [browser, name, account, email])).toEqual([
      ['Chrome', 'Ä "q" \\ 株式会社 🗝', "ada o'b", 'ada@contoso.example'],
      ['Chrome', 'Second', "ada o'b", null],
      ['Firefox', 'a=b', "ada o'b", 'fox@contoso.example'],
    ])
  })

  test('says why a server does not take its report', async () => {
    const place = await folder()
    const script = join(place, 'agent.sh')
    const text = await download('unix', await listen())
    await writeFile(script, text.replace(/^KEY='../m, "KEY='00"))
    const refused = await run(script, ['report', '--homes', place])
    expect(refused.code).toBe(1)
    expect(refused.err).toContain('401')
    expect(refused.err).toContain('license key')
    await writeFile(script, text.replace(/^SERVER=.*$/m, "SERVER='http://127.0.0.1:1'"))
    expect(await run(script, ['report', '--homes', place])).toMatchObject({ code: 1 })
  })

  test.runIf(process.getuid?.() === 0)('is installed for root alone, and taken off again', async () => {
    const place = await folder()
    const script = join(place, 'agent.sh')
    await writeFile(script, await download('unix', await listen()))
    const environment = { DESTDIR: place }
    expect(await run(script, ['install', '--homes', place], environment)).toMatchObject({ code: 0, err: '' })
    const installed = join(place, 'usr/local/lib/castellan-agent/castellan-agent.sh')
    expect((await stat(installed)).mode & 0o077).toBe(0)
    expect(await readFile(join(place, 'etc/cron.d/castellan-agent'), 'utf8')).toMatch(
      /^\d+ \*\/6 \* \* \* root \/bin\/sh \/usr\/local\/lib\/castellan-agent\/castellan-agent\.sh/,
    )
    expect(await run(script, ['uninstall'], environment)).toMatchObject({ code: 0 })
    await expect(stat(installed)).rejects.toThrow(/ENOENT/)
  })
})
