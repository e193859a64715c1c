// @module-tag database
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CommandName } from '#shared/contract/commands.ts'
import type { ChecklistItem } from '#shared/domain/checklist/checklist.ts'
import { nextDue } from '#shared/domain/reports/due-time.ts'
import type { ScheduledReport, ScheduleFields } from '#shared/domain/reports/scheduled-report.ts'
import type { User } from '#shared/domain/users/user.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { noteMail } from '#server/alert-channels/channel-states.ts'
import { createLog } from '#server/platform/log.ts'
import { type Jobs, startJobs } from '#server/platform/jobs.ts'
import { createMailer, type Mailer } from '#server/platform/mail/mailer.ts'
import { smtpDelivery } from '#server/platform/mail/smtp.ts'
import { sendScheduledReports, type ScheduledReportParts } from '#server/reports/send-scheduled-reports.ts'
import { buildCompany } from '#tests/support/queue/build-company.ts'
import { jobsAtOnce, openAlertDesk } from '#tests/support/alert-desk.ts'
import { buildAdded } from '#tests/support/build-user.ts'
import { openMailServer } from '#tests/support/mail-server.ts'
import {
  addNeighbor,
  commandOf,
  openTestSite,
  type Person,
  pulledBy,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
let server: Awaited<ReturnType<typeof openMailServer>>
let desk: ReturnType<typeof openAlertDesk>
let jobs: Jobs
let mailer: Mailer
let timeZone: string
const errors: unknown[] = []

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  desk = openAlertDesk(site, owner.login.organization.id)
  server = await openMailServer()
  const { rows } = await sql<{ zone: string }>`
    select time_zone as zone from organization where organization_id = ${owner.login.organization.id}::uuid`.execute(
    site.database.db,
  )
  timeZone = rows[0]?.zone ?? ''
  mailer = await createMailer(
    smtpDelivery(server.url, 'Castellan <no-reply@castle.example>'),
    jobsAtOnce(),
    { warn: () => {} },
    { heard: async () => {} },
  )
})
afterAll(async () => {
  await server?.close()
  await site?.close()
})
beforeEach(async () => {
  server.received.length = 0
  server.state.refuseWith = undefined
  errors.length = 0
  for (const { id } of await listed()) await outcomeOf(owner, 'scheduledReport.delete', { id })
})

const idAt = (place: number) => owner.login.customers[place]?.id ?? ''
const path = () => `/organization/${owner.login.organization.id}/scheduled-report`
const listed = async (by = owner) => (await by.api('GET', path())).body as ScheduledReport[]
const outcomeOf = async (by: Person, name: CommandName, args: unknown) => {
  const [result] = await pushAs(by, [commandOf(site, name, args)])
  return result?.code ?? result?.outcome
}
const fieldsOf = (said: Partial<ScheduleFields> = {}): ScheduleFields => ({
  report_type: 'posture',
  description: 'Every Monday',
  frequency: 'weekly',
  enabled: true,
  recipient: owner.login.userData.id,
  customer_ids: [idAt(0)],
  ...said,
})
async function schedule(said: Partial<ScheduleFields> = {}): Promise<string> {
  const id = uuidv7()
  expect(await outcomeOf(owner, 'scheduledReport.add', { id, fields: fieldsOf(said) })).toBe('applied')
  return id
}
const rowOf = async (id: string) => (await listed()).find((each) => each.id === id)
const sweep = (more: Partial<ScheduledReportParts> = {}) =>
  sendScheduledReports({
    ...desk.parts,
    mailer,
    log: { info: () => {}, error: (said) => void errors.push(said) },
    ...more,
  })
const travelToNext = (frequency: ScheduleFields['frequency'], more = 0) => {
  site.now.value = nextDue(frequency, timeZone, site.now.value) + more
}
let count = 0
async function joined(said: Parameters<typeof buildAdded>[1] = {}): Promise<User> {
  const email = `reported-${++count}@demo.castellan.example`
  const { body } = await owner.api(
    'POST',
    `/organization/${owner.login.organization.id}/user`,
    buildAdded(email, said),
  )
  return body as User
}

describe('a scheduled report', () => {
  test('is mailed at its due time and not before, once, with both files, and says so (REP-12)', async () => {
    const id = await schedule({ customer_ids: [idAt(0), idAt(1)] })
    await sweep()
    travelToNext('weekly', -1)
    await sweep()
    expect(server.received).toEqual([])
    travelToNext('weekly')
    await sweep()
    await sweep()
    const [mail, ...others] = server.received
    expect([others, errors]).toEqual([[], []])
    expect(mail?.to).toEqual([{ name: '', address: owner.login.userData.email }])
    expect(mail?.subject).toBe(`Security posture – ${owner.login.organization.name}`)
    const [pdf, csv] = mail?.attachments ?? []
    expect([pdf?.mimeType, csv?.mimeType]).toEqual(['application/pdf', 'text/csv'])
    expect(
      Buffer.from(pdf?.content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const said = Buffer.from(csv?.content as ArrayBuffer).toString()
    for (const { name } of owner.login.customers.slice(0, 2)) {
      expect(mail?.text).toContain(name)
      expect(said).toContain(name)
    }
    expect(await rowOf(id)).toMatchObject({
      last_outcome: 'sent',
      last_due_at: new Date(site.now.value).toISOString(),
    })
  })

  test('is mailed once for a week in which the server was down (REP-12)', async () => {
    await schedule({ frequency: 'daily' })
    site.now.value += 7 * DAY
    await sweep()
    expect(server.received).toHaveLength(1)
    site.now.value += MINUTE
    await sweep()
    expect(server.received).toHaveLength(1)
  })

  test('is made by one of two processes that look at once', async () => {
    await schedule({ frequency: 'daily' })
    travelToNext('daily', HOUR)
    await Promise.all([sweep(), sweep()])
    expect(server.received).toHaveLength(1)
  })

  test('is mailed once where the process ended between the mail and its note', async () => {
    const id = await schedule({ frequency: 'daily' })
    travelToNext('daily')
    jobs = await startJobs(site.database, createLog('silent'))
    // Beside the site's own queue of mails, whose worker would take them.
    const beside = (queue: string) => `beside-${queue}`
    const queued = await createMailer(
      smtpDelivery(server.url, 'Castellan <no-reply@castle.example>'),
      {
        handle: (queue, ...rest) => jobs.handle(beside(queue), ...rest),
        send: (queue, ...rest) => jobs.send(beside(queue), ...rest),
        sendWithin: (tx, queue, data) => jobs.sendWithin(tx, beside(queue), data),
      },
      { warn: () => {} },
    )
    const ending = new Error('The process ends here')
    const dying: ScheduledReportParts['mailer'] = {
      sendWithin: async (tx, mail, sender) => {
        await queued.sendWithin(tx, mail, sender)
        throw ending
      },
    }
    await sweep({ mailer: dying })
    expect(await rowOf(id)).toMatchObject({ last_due_at: null })
    // Whoever took it may be about to be done, so others wait.
    await sweep({ mailer: queued })
    expect(await rowOf(id)).toMatchObject({ last_due_at: null })
    site.now.value += 10 * MINUTE
    await sweep({ mailer: queued })
    expect(await rowOf(id)).toMatchObject({ last_outcome: 'sent' })
    await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(1)
    await jobs.close()
    expect(server.received).toHaveLength(1)
  })

  test('that cannot be made is told after three tries, and keeps no other from being mailed', async () => {
    const [broken, whole] = [
      await schedule({ frequency: 'daily', description: 'A broken one', recipient: (await joined()).id }),
      await schedule({ frequency: 'daily', description: 'A whole one' }),
    ]
    travelToNext('daily')
    const failing: ScheduledReportParts['mailer'] = {
      sendWithin: async (tx, mail, sender) => {
        if (mail.to !== owner.login.userData.email) throw new Error('No mail')
        await mailer.sendWithin(tx, mail, sender)
      },
    }
    for (let attempt = 0; attempt < 3; attempt++) {
      await sweep({ mailer: failing })
      site.now.value += 10 * MINUTE
    }
    expect([(await rowOf(broken))?.last_outcome, (await rowOf(whole))?.last_outcome]).toEqual([
      'failed',
      'sent',
    ])
    expect(server.received).toHaveLength(1)
    await sweep()
    expect(server.received).toHaveLength(1)
  })

  test('tells its recipient of what they may see now, and nothing who lost their access', async () => {
    const guest = await joined({ all_customers: false, customer_ids: [idAt(0)] })
    await schedule({ frequency: 'daily', recipient: guest.id, customer_ids: [idAt(0), idAt(1)] })
    travelToNext('daily')
    await sweep()
    const [first] = server.received
    expect(first?.text).toContain(owner.login.customers[0]?.name)
    expect(first?.text).not.toContain(owner.login.customers[1]?.name)
    const users = `/organization/${owner.login.organization.id}/user/${guest.id}`
    const withoutSecure = permissionsOf('System user', { companies: 'readOnly' })
    expect((await owner.api('PUT', users, { role: 'System user', permissions: withoutSecure })).status).toBe(
      200,
    )
    travelToNext('daily')
    await sweep()
    expect((await owner.api('DELETE', users)).status).toBe(204)
    travelToNext('daily')
    await sweep()
    expect(server.received).toHaveLength(1)
    expect((await listed())[0]).toMatchObject({ last_outcome: 'noAccess' })
  })

  test('that is off, or of an organization without the feature, is not mailed; nothing is made up for', async () => {
    const id = await schedule({ frequency: 'daily', enabled: false })
    travelToNext('daily')
    await sweep()
    expect(await outcomeOf(owner, 'scheduledReport.patch', { id, set: { enabled: true } })).toBe('applied')
    await sweep()
    expect(server.received).toEqual([])
    const product = await site.signIn('product')
    const toggle = (enabled: boolean) =>
      product.api('POST', `/organization/${owner.login.organization.id}/feature-toggle`, {
        feature: 'scheduled-reports',
        enabled,
      })
    await toggle(false)
    travelToNext('daily')
    await sweep()
    expect(server.received).toEqual([])
    expect(await outcomeOf(owner, 'scheduledReport.patch', { id, set: { description: 'No' } })).toBe(
      'featureOff',
    )
    expect((await owner.api('GET', path())).body).toMatchObject({ code: 'featureOff' })
    await toggle(true)
  })

  test('whose address the mail server refuses is told where refused mails are', async () => {
    const queue = jobsAtOnce()
    const waiting: (() => Promise<void>)[] = []
    const heard = await createMailer(
      smtpDelivery(server.url, 'Castellan <no-reply@castle.example>'),
      // Nothing is delivered within the transaction that queues it.
      {
        ...queue,
        sendWithin: async (_tx, name, data) => void waiting.push(async () => queue.send(name, data)),
      },
      { warn: () => {} },
      { heard: (sender, to, outcome) => noteMail(desk.parts, sender, to, outcome) },
    )
    await schedule({ frequency: 'daily' })
    travelToNext('daily')
    server.state.refuseWith = 550
    await sweep({ mailer: heard })
    for (const deliver of waiting) await deliver()
    const { rows } = await sql<{ mail: { refused: string[] } }>`
      select mail from alert_channels where organization_id = ${owner.login.organization.id}::uuid`.execute(
      site.database.db,
    )
    expect(rows[0]?.mail.refused).toEqual([owner.login.userData.email])
  })
})

describe('who schedules', () => {
  test('adds, lists, changes and removes reports by the API (REP-10, REP-11)', async () => {
    const added = await owner.api('POST', path(), fieldsOf({ description: ' Monthly ' }))
    expect(added).toMatchObject({ status: 201, body: { description: 'Monthly', last_due_at: null } })
    const { id } = added.body as ScheduledReport
    expect(await listed()).toEqual([added.body])
    const changed = await owner.api('PUT', `/scheduled-report/${id}`, { frequency: 'quarterly' })
    expect(changed).toMatchObject({ status: 200, body: { frequency: 'quarterly', description: 'Monthly' } })
    expect((await owner.api('DELETE', `/scheduled-report/${id}`)).status).toBe(204)
    expect((await owner.api('DELETE', `/scheduled-report/${id}`)).status).toBe(404)
    expect(await listed()).toEqual([])
  })

  test('names users and companies of the own organization alone', async () => {
    const neighbor = await addNeighbor(site)
    const add = (said: Partial<ScheduleFields>) =>
      outcomeOf(owner, 'scheduledReport.add', { id: uuidv7(), fields: fieldsOf(said) })
    expect(await add({ customer_ids: [neighbor.customerId] })).toBe('notFound')
    expect(await add({ recipient: uuidv7() })).toBe('userNotFound')
    expect((await owner.api('GET', `/organization/${neighbor.organizationId}/scheduled-report`)).status).toBe(
      404,
    )
  })

  test('names a company once, however its id is written', async () => {
    const [made, id] = ['0193f0ab-7abc-7def-8abc-0123456789ab', uuidv7()]
    const company = buildCompany('Batched')
    const results = await pushAs(owner, [
      commandOf(site, 'customer.add', { id: made, parentId: null, fields: company }),
      commandOf(site, 'scheduledReport.add', {
        id,
        fields: fieldsOf({ customer_ids: [made.toUpperCase(), made] }),
      }),
    ])
    expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'applied'])
    expect(await rowOf(id)).toMatchObject({ customer_ids: [made] })
  })

  test('manages users and sees every company, and nobody else is told of any', async () => {
    const id = await schedule()
    const reader = await site.signIn('reader')
    expect(await outcomeOf(reader, 'scheduledReport.delete', { id })).toBe('noPermission')
    expect((await reader.api('GET', path())).body).toMatchObject({ code: 'noPermission' })
    expect((await pulledBy(reader)).scope?.pids).not.toContain('org:reports')
    expect((await pulledBy(owner)).scope?.pids).toContain('org:reports')
  })

  test('has the step of the checklist done by an enabled one (CHK-03)', async () => {
    const step = async () => {
      const { body } = await owner.api(
        'GET',
        `/organization/${owner.login.organization.id}/onboarding-checklist`,
      )
      return (body as ChecklistItem[]).find(({ id }) => id === 'SCHEDULE_REPORT')
    }
    expect(await step()).toMatchObject({ completionStatus: 'INCOMPLETE' })
    const id = await schedule()
    expect(await step()).toMatchObject({ completionStatus: 'COMPLETE', details: { numScheduledReports: 1 } })
    await outcomeOf(owner, 'scheduledReport.patch', { id, set: { enabled: false } })
    expect(await step()).toMatchObject({ completionStatus: 'INCOMPLETE' })
  })
})
