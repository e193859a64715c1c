// @module-tag database
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compare } from '#shared/lib/compare.ts'
import { MINUTE, SECOND } from '#shared/lib/time.ts'
import { noteMail } from '#server/alert-channels/channel-states.ts'
import { type AlertMailParts, sendAlertMails } from '#server/alert-channels/send-mails.ts'
import { keyFromSecret } from '#server/identity/admin/admin-key.ts'
import { loadSigningKeys } from '#server/identity/tokens/signing-keys.ts'
import { createMailer, type Mailer } from '#server/platform/mail/mailer.ts'
import { smtpDelivery } from '#server/platform/mail/smtp.ts'
import { createIdentityAdmin } from '#server/users/identity-admin.ts'
import { buildAdded } from '#tests/support/build-user.ts'
import { testKeyring } from '#tests/support/sealing-keys.ts'
import { jobsAtOnce, openAlertDesk } from '#tests/support/alert-desk.ts'
import { openMailServer } from '#tests/support/mail-server.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

const DESK = 'desk@msp.example'

let site: TestSite
let owner: Person
let desk: ReturnType<typeof openAlertDesk>
let server: Awaited<ReturnType<typeof openMailServer>>
let mailer: Mailer
let first: string
let second: string

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  desk = openAlertDesk(site, owner.login.organization.id)
  server = await openMailServer()
  first = owner.login.customers[0]?.id ?? ''
  second = owner.login.customers[1]?.id ?? ''
  const deliver = smtpDelivery(server.url, 'Castellan <no-reply@castle.example>')
  mailer = await createMailer(
    deliver,
    jobsAtOnce(),
    { warn: () => {} },
    {
      heard: (sender, to, outcome) => noteMail(desk.parts, sender, to, outcome),
    },
  )
})
afterAll(async () => {
  await server?.close()
  await site?.close()
})
beforeEach(async () => {
  server.received.length = 0
  server.state.refuseWith = undefined
  desk.failures.length = 0
  await sql`delete from alert_mail`.execute(site.database.db)
  await desk.set({ email_enabled: true, push_enabled: false, recipients: [DESK] })
})

const send = (more: Partial<AlertMailParts> = {}) => sendAlertMails({ ...desk.parts, mailer, ...more })
const raise = async (customerId: string, given: Parameters<typeof desk.raise>[1] = {}) => {
  const alert = await desk.raise(customerId, given)
  await desk.tell(customerId)
  return alert
}
const emailedAt = async (id: string) => {
  const { body } = await owner.api('GET', `/secure/alert/${first}/${id}`)
  return (body as { alert: { emailed_at: string | null } }).alert.emailed_at
}
const call = async (id: string, said: object) => {
  const { rows } = await sql<{
    row: never
  }>`select to_jsonb(c) as row from customer c where id = ${id}::uuid`.execute(site.database.db)
  expect(rows).toHaveLength(1)
  expect((await owner.api('PUT', `/customer/${id}`, said)).status).toBe(200)
}

describe('a mail about alerts', () => {
  test('tells all that was raised within five minutes, of every company, in one mail, and the alerts say so', async () => {
    const alert = await raise(first, { severity: 'medium', detection: 'inbox-rule-forwards-outside' })
    site.now.value += 4 * MINUTE
    const other = await raise(second, { account: { id: null, name: 'bo@contoso.example' } })
    await send()
    expect([server.received, await emailedAt(alert.id)]).toEqual([[], null])
    site.now.value += MINUTE
    await send()
    const [mail, ...others] = server.received
    expect(others).toEqual([])
    const { name } = owner.login.organization
    expect(mail?.subject).toBe(`High: 2 new alerts – ${name}`)
    expect(mail?.from).toEqual({ name, address: 'no-reply@castle.example' })
    expect(mail?.to).toEqual([{ name: '', address: DESK }])
    for (const part of [mail?.text, mail?.html]) {
      for (const { id, customer_id } of [alert, other])
        expect(part).toContain(`https://castellan.example/secure/alerts/${customer_id}?open=${id}`)
      for (const { name: company } of owner.login.customers.slice(0, 2)) expect(part).toContain(company)
      for (const said of ['bo@contoso.example', '203.0.113.77', 'Nigeria', 'Medium'])
        expect(part).toContain(said)
    }
    expect(await emailedAt(alert.id)).toBe(new Date(site.now.value).toISOString())
    await send()
    expect(server.received).toHaveLength(1)
  })

  test('turns nothing that stands in names into markup, lines or another direction', async () => {
    await call(first, { name: '<b>Evil</b> & \u202eOc\u2069' })
    await raise(first, { account: { id: null, name: '"><img src=x>\r\nBcc: x@y.example' } })
    site.now.value += 5 * MINUTE
    await send()
    const { html = '', text = '', subject, bcc } = server.received[0] ?? {}
    expect(html).toContain('<bdi>&lt;b&gt;Evil&lt;/b&gt; &amp; Oc</bdi>')
    expect(html).not.toMatch(/<img|<b>|[\u202e\u2066-\u2069]/)
    expect(text).toContain('\u2068<b>Evil</b> & Oc\u2069')
    expect(text).toContain('\u2068"><img src=x> Bcc: x@y.example\u2069')
    expect(text).not.toContain('\u202e')
    expect([subject?.includes('Bcc'), bcc]).toEqual([false, undefined])
  })

  test('is in the language of the organization', async () => {
    const { organization } = owner.login
    await desk.put('organization', { ...organization, metadata: { language: 'de' } })
    await raise(first, { detection: 'anomalous-token', detections: ['anomalous-token'] })
    site.now.value += 5 * MINUTE
    await send()
    await desk.put('organization', organization)
    const [mail] = server.received
    expect(mail?.subject).toBe(`Hoch: 1 neue Warnung – ${organization.name}`)
    expect(mail?.text).toContain('Sitzungstoken mit ungewöhnlichen Eigenschaften')
    expect(mail?.html).toContain('lang="de"')
  })

  test('is in the language of the user whose address it is, where the organization has said none', async () => {
    const { organization } = owner.login
    const secretOf = async () =>
      (await loadSigningKeys(site.database.db, testKeyring, () => site.now.value)).secret
    const accounts = createIdentityAdmin({
      endpoint: 'http://test.localhost:4700/identity',
      region: 'local',
      poolId: 'local_test',
      credentials: async () => keyFromSecret(await secretOf()),
      fetch: async (request) => site.site.routes.fetch(request),
      now: () => site.now.value,
    })
    const added = buildAdded('nell@msp.example', { language: 'fr' })
    expect((await owner.api('POST', `/organization/${organization.id}/user`, added)).status).toBe(201)
    const titles = async (more: Partial<AlertMailParts> = {}) => {
      server.received.length = 0
      await desk.set({ email_enabled: true, push_enabled: false, recipients: [DESK, 'nell@msp.example'] })
      await raise(first, { detection: 'anomalous-token', detections: ['anomalous-token'] })
      site.now.value += 5 * MINUTE
      await send({ accounts, ...more })
      const languages = server.received.map(({ to = [], html = '' }) => [
        to[0]?.address,
        /lang="(\w+)"/.exec(html)?.[1],
      ])
      return Object.fromEntries(languages) as Record<string, string>
    }
    expect(await titles()).toEqual({ [DESK]: 'en', 'nell@msp.example': 'fr' })
    const broken = { localeOf: () => Promise.reject(new Error('The user pool does not answer')) }
    expect(await titles({ accounts: broken })).toEqual({ [DESK]: 'en', 'nell@msp.example': 'en' })
    await desk.put('organization', { ...organization, metadata: { language: 'de' } })
    expect(await titles()).toEqual({ [DESK]: 'de', 'nell@msp.example': 'de' })
    await desk.put('organization', organization)
  })

  test('goes to each recipient once, however many send it', async () => {
    await desk.set({ email_enabled: true, push_enabled: false, recipients: [DESK, 'night@msp.example'] })
    await raise(first)
    site.now.value += 5 * MINUTE
    await Promise.all([send(), send(), send()])
    const receivers = server.received.flatMap(({ to = [] }) => to.map(({ address = '' }) => address))
    expect(receivers.toSorted(compare)).toEqual([DESK, 'night@msp.example'])
  })

  test('is sent again, under the same id, where a process ended before it could say that it was sent', async () => {
    await raise(first)
    site.now.value += 5 * MINUTE
    const crashing: Pick<Mailer, 'send'> = {
      send: async (...mail) => {
        await mailer.send(...mail)
        throw new Error('No connection')
      },
    }
    await send({ mailer: crashing })
    expect(desk.failures).toEqual(['A mail about alerts could not be sent'])
    // As that process would have left it.
    await sql`update alert_mail set taken_at = ${site.now.value}::bigint`.execute(site.database.db)
    await raise(second)
    await send()
    expect(server.received).toHaveLength(1)
    site.now.value += 10 * MINUTE
    await send()
    await send()
    const [lost, again, ...others] = server.received
    expect(again?.messageId).toBe(lost?.messageId)
    expect(others).toMatchObject([{ subject: expect.stringContaining('1 new alert') }])
    expect(others[0]?.messageId).not.toBe(lost?.messageId)
  })
})

describe('devices hear', () => {
  test('whom the mail server refuses for good, until it takes a mail to them', async () => {
    server.state.refuseWith = 550
    await raise(first)
    site.now.value += 5 * MINUTE
    await send()
    expect((await desk.channels())?.mail).toEqual({ failing_since: null, refused: [DESK] })
    server.state.refuseWith = undefined
    await raise(first)
    site.now.value += 5 * MINUTE
    await send()
    expect((await desk.channels())?.mail).toEqual({ failing_since: null, refused: [] })
  })

  test('since when it takes no mail at all', async () => {
    server.state.refuseWith = 451
    const mail = { to: DESK, subject: 'Now', text: 'Now', html: 'Now' }
    const since = new Date(site.now.value).toISOString()
    const organizationId = owner.login.organization.id
    await expect(mailer.send(mail, organizationId)).rejects.toThrow('did not take')
    site.now.value += MINUTE
    await expect(mailer.send(mail, organizationId)).rejects.toThrow('did not take')
    expect((await desk.channels())?.mail).toEqual({ failing_since: since, refused: [] })
    server.state.refuseWith = undefined
    await mailer.send(mail, organizationId)
    expect((await desk.channels())?.mail.failing_since).toBeNull()
  })
})

test('a test mail is sent once every five seconds, to a valid address (ALERT-07)', async () => {
  const person = await site.signIn('owner')
  const ask = (to: string) => person.api('POST', '/secure/alert/test-email', { to })
  expect(await ask('nobody')).toMatchObject({ status: 422, body: { issues: [{ message: 'Invalid email' }] } })
  expect((await ask('Trial@MSP.example')).status).toBe(204)
  const again = await ask('Trial@MSP.example')
  expect([again.status, again.headers.get('retry-after')]).toEqual([429, '5'])
  site.now.value += 5 * SECOND
  expect((await ask('other@msp.example')).status).toBe(204)
  expect(await site.readMail('trial@msp.example', 10_000)).toContain(
    'Emails about alerts arrive at this address.',
  )
})
