// oxlint-disable-next-line typescript/triple-slash-reference -- who checks these types by another project finds them by this.
/// <reference path="./apigrate-autotask-restapi.d.ts" />
import { AutotaskRestApi } from '@apigrate/autotask-restapi'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ServedApp, serveApp } from '#tests/support/serve-app.ts'
import { createAutotaskSandbox } from './autotask.sandbox.ts'
import { type AutotaskInstance, createAutotaskInstance } from './state.ts'

const KEYS = { username: 'api1@MSP.COM', secret: 's3cret', integrationCode: 'CODE' }
const ACTIVE = { op: 'eq', field: 'isActive', value: true }

let served: ServedApp
let desk: AutotaskInstance
const instances: AutotaskInstance[] = []
beforeAll(async () => {
  let answer: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 })
  served = await serveApp({ fetch: (request) => answer(request) })
  answer = createAutotaskSandbox({ instances, baseUrl: root(), clock: Date }).fetch
})
beforeEach(() => {
  const companies = Array.from({ length: 600 }, (_, place) => ({
    id: place + 1,
    companyName: `Company ${place + 1}`,
    isActive: place > 0,
  }))
  desk = createAutotaskInstance({ name: 'MSP', ...KEYS, companies })
  instances.splice(0, 1, desk)
})
afterAll(() => served?.close())

const root = () => `http://127.0.0.1:${served.port}`

const open = (secret = KEYS.secret) =>
  new AutotaskRestApi(KEYS.username, secret, KEYS.integrationCode, { base_url: `${root()}/atservicesrest/` })

test('the published client finds its zone, and reads companies and the fields of tickets', async () => {
  const client = open()
  const { items, pageDetails } = await client.Companies.query({ filter: [ACTIVE] })
  expect(items).toHaveLength(500)
  expect(pageDetails).toMatchObject({ nextPageUrl: expect.stringContaining(root()) })
  const { fields } = await client.Tickets.fieldInfo()
  expect(fields.find(({ name }) => name === 'priority')?.isRequired).toBe(true)
})

test('the published client opens a ticket, finds it, notes it and closes it', async () => {
  const { Tickets, TicketNotes } = open()
  const { itemId } = await Tickets.create({
    companyID: 7,
    title: 'Sign-in (abc)',
    description: 'Alma',
    status: 1,
    priority: 1,
    queueID: 29_683_378,
    issueType: 10,
    dueDateTime: '2026-11-29T00:00:00.000Z',
  })
  const id = Number(itemId)
  const asked = { filter: [{ op: 'endsWith', field: 'title', value: '(abc)' }] }
  expect((await Tickets.query(asked)).items.map((each) => each['id'])).toEqual([id])
  await TicketNotes.create(id, { title: 'Again', description: 'It happened again', noteType: 1, publish: 1 })
  await Tickets.update({ id, status: 5 })
  expect((await Tickets.get(id))?.item).toMatchObject({ status: 5, completedDate: expect.any(String) })
  expect(desk.tickets[0]?.notes.map(({ description }) => description)).toEqual(['It happened again'])
})

test('the published client reads refusals', async () => {
  await expect(open('other').Companies.query({ filter: [ACTIVE] })).rejects.toMatchObject({ status: 401 })
  await expect(open().Tickets.create({ title: 'Nothing else' })).rejects.toMatchObject({
    status: 500,
    details: { errors: expect.any(Array) },
  })
  expect(await open().Tickets.get(1)).toBeNull()
})
