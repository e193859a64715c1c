import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IntegrationAnswer, TaskAnswer } from '#shared/contract/integration-answers.ts'
import { checksOf, cloudOfCheck } from '#shared/domain/posture/checks.ts'
import type { Verdict } from '#shared/domain/posture/verdict.ts'
import { HOUR } from '#shared/lib/time.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { requestDueReadings } from '#server/readings/reading.jobs.ts'
import { entityTables } from '#server/schema.ts'
import {
  consentAtGoogle,
  provokeGoogle,
  setAtGoogle,
  type ShownWorkspace,
  workspaceOf,
} from '#tests/support/vendors/google-consent.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite({ customers: 5, employees: 60 })
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

interface Shown {
  read_at: string | null
  clouds: { microsoft?: string; google?: string }
  score: number | null
  checks: { id: string; verdict: Verdict }[]
}

const company = (place: number) => owner.login.customers[place] ?? { id: '', name: '' }
const postureOf = async (place: number) =>
  (await owner.api('GET', `/secure/posture/${company(place).id}`)).body as Shown
const verdictOf = async (place: number, checkId: string) =>
  (await postureOf(place)).checks.find(({ id }) => id === checkId)?.verdict
const ofCloud = ({ checks }: Shown, cloud: string) => checks.filter(({ id }) => cloudOfCheck(id) === cloud)
const integrationOf = async (place: number, type: string) =>
  ((await owner.api('GET', `/customer/${company(place).id}/integration`)).body as IntegrationAnswer[]).find(
    (each) => each.type === type,
  )

/** Lets us into a company's workspace, and waits until that is read. */
async function connect(
  place: number,
  how: Parameters<typeof consentAtGoogle>[3] = {},
): Promise<ShownWorkspace> {
  const workspace = await workspaceOf(site.fetch, company(place).name)
  const before = (await postureOf(place)).clouds.google
  const { body } = await owner.api('POST', '/tools/google-workspace', {
    action: 'authCodeUrl',
    customerId: company(place).id,
  })
  const { url } = body as { url: string }
  const { state, code } = await consentAtGoogle(site.fetch, url, `google-admin@${workspace.domain}`, how)
  site.now.value += 1000
  const connected = await owner.api('POST', '/tools/google-workspace', { action: 'tokenByCode', state, code })
  expect(connected.status).toBe(200)
  await settled(place)
  await expect.poll(async () => (await postureOf(place)).clouds.google, { timeout: 20_000 }).not.toBe(before)
  return workspace
}

async function settled(place: number) {
  await expect
    .poll(async () => (await integrationOf(place, 'GWS'))?.state, { timeout: 20_000 })
    .toBe('Sync Successful')
}

/** Reads a company's workspace once more, as somebody asks for it. */
async function readAgain(place: number) {
  const before = (await postureOf(place)).clouds.google
  site.now.value += HOUR
  const { id } = (await integrationOf(place, 'GWS')) ?? {}
  const { body } = await owner.api('POST', `/integration/${id}/task`, { taskShortName: 'GWS_DISCOVER_TASK' })
  const { taskId } = body as { taskId: string }
  const isEnded = async () => {
    const tasks = await owner.api('GET', `/integration/${id}/task?mgmtaskid=${taskId}`)
    return (tasks.body as TaskAnswer[])[0]?.finished_at
  }
  await expect.poll(isEnded, { timeout: 20_000 }).toBeTruthy()
  await expect.poll(async () => (await postureOf(place)).clouds.google, { timeout: 20_000 }).not.toBe(before)
}

const changesOf = async (place: number) => {
  const { rows } = await sql<{ check_id: string; before: Verdict; after: Verdict; by: unknown }>`
    select check_id, before, after, by from posture_change
    where customer_id = ${company(place).id}::uuid and check_id like 'google-%'
    order by found_at, check_id`.execute(site.database.db)
  return rows
}

const FORWARDING = 'google-automatic-forwarding-off'

describe('a company with both clouds', () => {
  test('is judged by the checks of both, each with when it was read, and Microsoft’s verdicts stay', async () => {
    const before = await postureOf(0)
    expect(ofCloud(before, 'google')).toEqual([])
    await connect(0)
    const after = await postureOf(0)
    expect(ofCloud(after, 'microsoft')).toEqual(ofCloud(before, 'microsoft'))
    expect(after.clouds.microsoft).toBe(before.clouds.microsoft)
    expect(after.read_at).toBe(after.clouds.google)
    expect(after.score).not.toBe(before.score)
    const google = ofCloud(after, 'google')
    expect(google.map(({ id }) => id).toSorted()).toEqual(
      checksOf('google')
        .map(({ id }) => id)
        .toSorted(),
    )
    // Everything that checks ask for can be read of a workspace, and the demo’s is cared for in part.
    const statuses = google.map(({ verdict }) => verdict.status)
    expect(new Set(statuses)).toEqual(new Set(['compliant', 'notCompliant']))
    const { body } = await owner.api('GET', `/secure/check/${FORWARDING}`)
    const { cloud, companies } = body as {
      cloud: string
      companies: { customer_id: string; read_at: string }[]
    }
    // A company that has no workspace is not told as one that was not measured.
    expect({ cloud, companies }).toMatchObject({
      cloud: 'google',
      companies: [{ customer_id: company(0).id, read_at: after.clouds.google }],
    })
  })

  test('has a change told where something is set otherwise, with where that is, and nobody is named for it', async () => {
    const workspace = await workspaceOf(site.fetch, company(0).name)
    await setAtGoogle(site.fetch, workspace, 'gmail.auto_forwarding', { enableAutoForwarding: false })
    await readAgain(0)
    expect(await verdictOf(0, FORWARDING)).toEqual({ status: 'compliant', found: false })
    const known = (await changesOf(0)).length
    await setAtGoogle(
      site.fetch,
      workspace,
      'gmail.auto_forwarding',
      { enableAutoForwarding: true },
      '/Studio',
    )
    await readAgain(0)
    const found = { '/Studio': true }
    expect(await verdictOf(0, FORWARDING)).toEqual({ status: 'notCompliant', found })
    expect((await changesOf(0)).slice(known)).toEqual([
      {
        check_id: FORWARDING,
        before: { status: 'compliant', found: false },
        after: { status: 'notCompliant', found },
        by: null,
      },
    ])
  })

  test('that cannot be read for a while is not measured then, and nothing is told as changed', async () => {
    const workspace = await workspaceOf(site.fetch, company(0).name)
    const known = (await changesOf(0)).length
    await provokeGoogle(site.fetch, workspace, 'forbidden')
    const before = (await postureOf(0)).clouds.google
    const { id } = (await integrationOf(0, 'GWS')) ?? {}
    site.now.value += HOUR
    await owner.api('POST', `/integration/${id}/task`, { taskShortName: 'GWS_DISCOVER_TASK' })
    await expect.poll(async () => (await postureOf(0)).clouds.google, { timeout: 20_000 }).not.toBe(before)
    expect(await verdictOf(0, FORWARDING)).toMatchObject({ status: 'notMeasured', reason: 'notConnected' })
    expect(
      ofCloud(await postureOf(0), 'microsoft').some(({ verdict }) => verdict.status === 'compliant'),
    ).toBe(true)
    await provokeGoogle(site.fetch, workspace)
    await readAgain(0)
    expect(await changesOf(0)).toHaveLength(known)
  })

  test('counts what somebody resolved, leaves out what the audit leaves out, and takes no change by us', async () => {
    const customerId = company(0).id
    const counts = async () =>
      ((await owner.api('GET', `/secure/posture/${customerId}`)).body as { counts: { excluded: number } })
        .counts
    const { excluded } = await counts()
    const settings = [{ name: FORWARDING, module: 'secure', enabled: false, customer: customerId }]
    expect((await owner.api('PUT', '/secure/setting', { settings })).status).toBe(200)
    expect((await counts()).excluded).toBe(excluded + 1)
    const baseline = await owner.api('POST', `/secure/posture/baseline/${customerId}`, {
      settings: [{ name: FORWARDING }],
    })
    expect(baseline).toMatchObject({ body: { code: 'checkInvalid' } })
  })

  test('keeps the verdicts of Google when the connection to Microsoft 365 ends, and the other way round none', async () => {
    const google = ofCloud(await postureOf(0), 'google')
    const { id } = (await integrationOf(0, 'Office365')) ?? {}
    expect((await owner.api('DELETE', `/integration/${id}`)).status).toBe(204)
    const alone = await postureOf(0)
    expect(alone.checks).toEqual(google)
    expect(alone.clouds).toEqual({ google: expect.any(String) })
    expect(alone.read_at).toBe(alone.clouds.google)
    const own = await integrationOf(0, 'GWS')
    expect((await owner.api('DELETE', `/integration/${own?.id}`)).status).toBe(204)
    const none = await postureOf(0)
    expect(none).toMatchObject({ read_at: null, clouds: {}, score: null })
    expect(ofCloud(none, 'google')).toEqual([])
    expect(await changesOf(0)).toEqual([])
    const { rows } =
      await sql`select 1 from source_reading where customer_id = ${company(0).id}::uuid`.execute(
        site.database.db,
      )
    expect(rows).toEqual([])
  })
})

describe('a company that has not granted the permission to read settings', () => {
  const SCOPES = [
    ...['user', 'customer', 'domain', 'orgunit', 'group'].map((of) => `admin.directory.${of}.readonly`),
    'apps.licensing',
  ].map((scope) => `https://www.googleapis.com/auth/${scope}`)

  test('is told which one is missing, and what needs none is judged', async () => {
    await connect(1, { scopes: SCOPES })
    // As one that let us in before it was asked for.
    const { id = '' } = (await integrationOf(1, 'GWS')) ?? {}
    const parts = { db: site.database.db, tables: entityTables }
    await unitOfWork(parts, owner.login.organization.id, async (work) => {
      await work.load('integration', [id])
      const { row } = work.get('integration', id)
      if (row) work.put('integration', { ...row, missing_scopes: [], fault: null })
    })
    await readAgain(1)
    expect(await verdictOf(1, FORWARDING)).toMatchObject({ status: 'notMeasured', reason: 'missingScope' })
    expect(await verdictOf(1, 'google-few-super-administrators')).toMatchObject({ found: 1 })
    expect(await integrationOf(1, 'GWS')).toMatchObject({
      fault: 'missingScope',
      missing_scopes: ['cloud-identity.policies.readonly'],
    })
  })

  test('is measured once it has granted it', async () => {
    await connect(1)
    expect(await integrationOf(1, 'GWS')).toMatchObject({ fault: null, missing_scopes: [] })
    expect((await verdictOf(1, FORWARDING))?.status).not.toBe('notMeasured')
  })
})

test('a workspace is read again when its own reading is six hours old, whatever was read of Microsoft 365', async () => {
  const { id } = (await integrationOf(1, 'GWS')) ?? {}
  const readAt = Date.parse((await postureOf(1)).clouds.google ?? '')
  const dueAt = async (now: number) => {
    const sent: (string | undefined)[] = []
    const jobs = { send: async (_queue: string, _data: object, key?: string) => void sent.push(key) }
    await requestDueReadings({ db: site.database.db, jobs, now: () => now })
    return sent.includes(id)
  }
  expect(await dueAt(readAt + 6 * HOUR)).toBe(false)
  expect(await dueAt(readAt + 6 * HOUR + 1)).toBe(true)
})
