import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { supportLimits, type SupportTicket } from '#shared/domain/support/support-ticket.ts'
import { requestForgottenMails } from '#server/support/send-tickets.jobs.ts'
import { silentMailer } from '#server/platform/mail/mailer.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

const SUPPORT = 'support@castellan.example'

let site: TestSite
let owner: Person
let reader: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  reader = await site.signIn('reader')
})
afterAll(() => site?.close())

const write = (by: Person, said: object = {}) =>
  by.api('POST', '/support/tickets', {
    id: uuidv7(),
    subject: 'The list stays empty',
    text: 'Since this morning.\nIt was full before.',
    customerId: null,
    ...said,
  })
const ticketsOf = async (person: Person) =>
  (await person.api('GET', '/support/tickets')).body as SupportTicket[]

test('a ticket is kept for who wrote it, and mailed to support with whom to answer (ORG-31)', async () => {
  const company = owner.login.customers[0]
  const { status, body } = await write(owner, { customerId: company?.id })
  expect(status).toBe(200)
  expect(body).toMatchObject({ subject: 'The list stays empty', company: company?.name, sent_at: null })
  const mail = await site.readMail(SUPPORT)
  expect(mail).toContain('Since this morning.')
  expect(mail).toContain(owner.login.userData.email)
  expect(mail).toContain(company?.name)
  await expect.poll(async () => (await ticketsOf(owner))[0]?.sent_at).not.toBeNull()
  // Nobody else reads it, whatever their role.
  expect(await ticketsOf(reader)).toEqual([])
})

test('sent again after a lost answer it is the same ticket; with other words, or by somebody else, it is none', async () => {
  const id = uuidv7()
  const first = await write(owner, { id })
  expect(await write(owner, { id: id.toUpperCase() })).toMatchObject({
    status: 200,
    body: { id, written_at: (first.body as SupportTicket).written_at },
  })
  expect((await ticketsOf(owner)).filter((each) => each.id === id)).toHaveLength(1)
  for (const answer of [await write(owner, { id, text: 'Other words' }), await write(reader, { id })])
    expect(answer).toMatchObject({ status: 409, body: { code: 'alreadyExists' } })
})

test.each([
  { subject: ' ' },
  { subject: 'Two\nlines' },
  { subject: 'Two\r\nBcc: everybody@elsewhere.example' },
  { subject: 'x'.repeat(supportLimits.subject + 1) },
  { text: '' },
  { text: 'x'.repeat(supportLimits.text + 1) },
  { id: 'none' },
  { extra: true },
])('what is not a ticket is refused: %j', async (said) => {
  const before = await ticketsOf(owner)
  expect((await write(owner, said)).status).toBe(422)
  expect(await ticketsOf(owner)).toEqual(before)
})

test('of a company that somebody does not see there is no ticket', async () => {
  const agent = await site.signIn('agent')
  const seen = new Set(agent.login.customers.map(({ id }) => id))
  const hidden = owner.login.customers.find(({ id }) => !seen.has(id))
  expect(hidden).toBeDefined()
  expect((await write(agent, { customerId: hidden?.id })).status).toBe(404)
  expect(await ticketsOf(agent)).toEqual([])
})

test('what looks like markup stands in the mail to the letter', async () => {
  // Mails lie in the order of the clock.
  site.now.value += 1000
  await write(reader, { subject: 'Letters', text: '<script>alert(1)</script> & "more"' })
  await expect.poll(async () => await site.readMail(SUPPORT)).toContain('<script>alert(1)</script> & "more"')
})

test('a mail that nobody asked for, as after a crash, is asked for again', async () => {
  const id = uuidv7()
  await sql`
    insert into support_ticket (organization_id, id, user_id, subject, body, written_at)
    values (${owner.login.organization.id}::uuid, ${id}::uuid, ${owner.login.userData.id}::uuid, 'Left behind', 'x', now())`.execute(
    site.database.db,
  )
  const asked: object[] = []
  await requestForgottenMails({
    db: site.database.db,
    mailer: silentMailer,
    supportEmail: SUPPORT,
    now: () => site.now.value,
    jobs: { send: async (_queue, ticket) => void asked.push(ticket) },
  })
  expect(asked).toContainEqual({ organizationId: owner.login.organization.id, ticketId: id })
})

test('a person opens no more than a number of tickets in a day', async () => {
  const admin = await site.signIn('admin')
  for (let count = 0; count < supportLimits.perDay; count += 1) expect((await write(admin)).status).toBe(200)
  expect(await write(admin)).toMatchObject({
    status: 429,
    body: {
      code: 'maximumSupportTicketsReached',
      message: expect.stringContaining(String(supportLimits.perDay)),
    },
  })
  // Others do not wait for them.
  expect((await write(reader)).status).toBe(200)
})
