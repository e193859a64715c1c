// @module-tag database
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { endpoints } from '#shared/contract/endpoints.ts'
import { defaultTemplates } from '#shared/domain/posture/templates/default-templates.ts'
import { templateLimits } from '#shared/domain/posture/templates/posture-template.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { entityTables } from '#server/schema.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import {
  addNeighbor,
  commandOf,
  openTestSite,
  type Person,
  pulledBy,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

type Template = z.infer<(typeof endpoints)['listPostureTemplates']['answer']>[number]

const [MAIL, SMS, LEGACY] = [
  'external-sender-tag-on',
  'sms-codes-off',
  'legacy-authentication-blocked',
] as const
const PATH = '/secure/posture/template'

let site: TestSite
let owner: Person
let colleague: Person
let reader: Person

beforeAll(async () => {
  site = await openTestSite()
  ;[owner, colleague, reader] = [
    await site.signIn('owner'),
    await site.signIn('admin'),
    await site.signIn('reader'),
  ]
})
afterAll(() => site?.close())

const writeAt = (organizationId: string, act: (work: Work) => Promise<void>) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, organizationId, act)
const write = (act: (work: Work) => Promise<void>) => writeAt(owner.login.organization.id, act)
const subscribe = (hasPbSub: boolean) =>
  changeStored(site.database.db, 'subscription', 'organization', { hasPbSub })

// Every test begins with no templates but those of the product.
beforeEach(async () => {
  await write(async (work) => {
    const { rows } = await sql<{ id: string }>`
      select id from posture_template where organization_id = ${work.organizationId}::uuid`.execute(work.tx)
    const ids = rows.map(({ id }) => id)
    await work.load('postureTemplate', ids)
    for (const id of ids) work.remove('postureTemplate', id)
  })
})

const fields = (more: object = {}) => ({
  name: 'Our standard',
  description: '',
  checks: [SMS, MAIL] as string[],
  ...more,
})
const list = async (person = owner) => (await person.api('GET', PATH)).body as Template[]
const custom = async (person = owner) => (await list(person)).filter(({ type }) => type === 'custom')
const post = (body: unknown, person = owner) => person.api('POST', PATH, body)
const put = (id: string, body: unknown, person = owner) => person.api('PUT', `${PATH}/${id}`, body)
async function added(more: object = {}): Promise<Template> {
  const { status, body } = await post(fields(more))
  expect(status).toBe(201)
  return body as Template
}
const add = (args: object, said = {}) =>
  commandOf(site, 'postureTemplate.add', { id: uuidv7(), fields: fields(args) }, said)
const patch = (id: string, set: object, said = {}) =>
  commandOf(site, 'postureTemplate.patch', { id, set }, said)
const remove = (id: string, said = {}) => commandOf(site, 'postureTemplate.delete', { id }, said)

describe('the list', () => {
  test('holds the default templates, each with its checks and what it needs', async () => {
    const found = await list()
    expect(found.map(({ id, type, changed_at }) => [id, type, changed_at])).toEqual(
      defaultTemplates.map(({ id }) => [id, 'default', null]),
    )
    expect(found.find(({ id }) => id === 'quick-baseline')).toMatchObject({
      name: 'Quick Baseline',
      licenses: ['exchange'],
      checks: expect.arrayContaining([
        { id: MAIL, license: 'exchange', target: true, by_hand: false },
      ]) as unknown,
    })
  })

  test('then those of the organization by name, whatever the case', async () => {
    for (const name of ['bravo', 'Alpha', 'Charlie']) await added({ name })
    expect((await list()).slice(defaultTemplates.length).map(({ name }) => name)).toEqual([
      'Alpha',
      'bravo',
      'Charlie',
    ])
  })

  test('is for who manages Secure', async () => {
    expect((await colleague.api('GET', PATH)).status).toBe(200)
    expect(await reader.api('GET', PATH)).toMatchObject({ status: 403, body: { code: 'noPermission' } })
  })

  test('holds nothing of another organization', async () => {
    const { organizationId } = await addNeighbor(site)
    const id = uuidv7()
    await writeAt(organizationId, async (work) => {
      await work.load('postureTemplate', [id])
      work.put('postureTemplate', { id, ...fields(), changed_at: new Date(site.now.value).toISOString() })
    })
    expect(await custom()).toEqual([])
    for (const method of ['PUT', 'DELETE'])
      expect(await owner.api(method, `${PATH}/${id}`, {})).toMatchObject({
        status: 404,
        body: { code: 'notFound' },
      })
    // Its names are free here.
    await added()
  })
})

describe('a template', () => {
  test('is added with an id of the device or of the server, and told with what it needs', async () => {
    const id = uuidv7()
    const { status, body, headers } = await post({
      id,
      name: '  Our standard ',
      checks: [SMS, LEGACY, MAIL],
    })
    expect(status).toBe(201)
    expect(headers.get('etag')).toMatch(/^"\d+"$/)
    expect(body).toEqual({
      id,
      name: 'Our standard',
      description: '',
      type: 'custom',
      checks: [
        { id: MAIL, license: 'exchange', target: true, by_hand: false },
        { id: LEGACY, license: 'entraP1', target: 'block', by_hand: true },
        { id: SMS, license: 'free', target: 'disabled', by_hand: false },
      ],
      licenses: ['entraP1', 'exchange'],
      changed_at: new Date(site.now.value).toISOString(),
    })
    expect(await custom(colleague)).toEqual([body])
    expect(await post(fields({ id, name: 'Again' }))).toMatchObject({
      status: 409,
      body: { code: 'alreadyExists' },
    })
    expect((await added({ name: 'Another' })).id).toMatch(/^[\da-f-]{36}$/)
  })

  test('is changed field by field, told to devices, and notes when', async () => {
    const { id } = await added()
    site.now.value += 60_000
    const { status, body } = await put(id, { checks: [SMS] })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Our standard',
      checks: [{ id: SMS }],
      changed_at: new Date(site.now.value).toISOString(),
    })
    const { rows } = await pulledBy(colleague)
    expect(rows.findLast(([kind, rowId]) => kind === 'postureTemplate' && rowId === id)?.[4]).toMatchObject({
      checks: [SMS],
    })
    expect(await owner.api('PUT', `${PATH}/${id}`, { name: 'Late' }, { 'if-match': '"1"' })).toMatchObject({
      status: 412,
    })
  })

  test('is deleted, also by who has no subscription any more', async () => {
    const { id } = await added()
    await subscribe(false)
    expect((await owner.api('DELETE', `${PATH}/${id}`)).status).toBe(204)
    await subscribe(true)
    expect(await custom()).toEqual([])
    expect((await owner.api('DELETE', `${PATH}/${id}`)).status).toBe(404)
    expect((await put(id, { name: 'Gone' })).status).toBe(404)
  })

  test('has a name, and at least one check and each once', async () => {
    for (const wrong of [
      { name: ' ' },
      { name: 'x'.repeat(templateLimits.name + 1) },
      { description: 'x'.repeat(templateLimits.description + 1) },
      { checks: [] },
      { checks: [SMS, SMS] },
      { checks: Array.from({ length: templateLimits.checks + 1 }, (_, n) => `check-${n}`) },
      { checks: SMS },
      { id: 'quick-baseline' },
      { type: 'default' },
    ])
      expect(await post(fields(wrong))).toMatchObject({ status: 422, body: { code: 'failedValidation' } })
    const { id } = await added()
    expect((await put(id, { name: '' })).status).toBe(422)
    expect((await put(id, { checks: [] })).status).toBe(422)
    expect(await custom()).toMatchObject([{ name: 'Our standard' }])
  })

  test('is of checks that exist: Invalid security check!', async () => {
    const unknown = { status: 404, body: { code: 'checkInvalid', message: 'Invalid security check!' } }
    expect(await post(fields({ checks: [SMS, 'no-such-check'] }))).toMatchObject(unknown)
    const { id } = await added()
    expect(await put(id, { checks: ['no-such-check'] })).toMatchObject(unknown)
    expect((await custom())[0]?.checks).toHaveLength(2)
  })

  test('has a name of its own, whatever the case, which it keeps', async () => {
    const { id } = await added()
    const other = await added({ name: 'Other' })
    const taken = { status: 409, body: { code: 'templateNameTaken' } }
    expect(await post(fields({ name: ' OUR standard' }))).toMatchObject(taken)
    expect(await put(other.id, { name: 'our STANDARD' })).toMatchObject(taken)
    expect((await put(id, { name: 'OUR STANDARD' })).status).toBe(200)
    expect((await custom()).map(({ name }) => name)).toEqual(['Other', 'OUR STANDARD'])
  })

  test('that two people name alike in the same moment is there once', async () => {
    const answers = await Promise.all([post(fields()), post(fields(), colleague), post(fields())])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(await custom()).toHaveLength(1)
  })

  test('is one of 200 at most', async () => {
    await write(async (work) => {
      const ids = Array.from({ length: templateLimits.templates - 1 }, () => uuidv7())
      await work.load('postureTemplate', ids)
      const changed_at = new Date(site.now.value).toISOString()
      for (const id of ids) work.put('postureTemplate', { id, ...fields({ name: id }), changed_at })
    })
    const answers = await Promise.all([
      post(fields({ name: 'One' })),
      post(fields({ name: 'Two' }), colleague),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await post(fields({ name: 'Three' }))).toMatchObject({
      status: 409,
      body: { code: 'maximumTemplatesReached' },
    })
    expect(await custom()).toHaveLength(templateLimits.templates)
  })
})

test('a default template is neither changed nor deleted', async () => {
  for (const { id } of defaultTemplates) {
    const refused = { status: 409, body: { code: 'defaultTemplate' } }
    expect(await put(id, { name: 'Ours now' })).toMatchObject(refused)
    expect(await owner.api('DELETE', `${PATH}/${id}`)).toMatchObject(refused)
  }
  expect((await put('no-such-template', { name: 'Ours' })).status).toBe(404)
})

test('without the posture baseline subscription templates are only read and deleted', async () => {
  const { id } = await added()
  await subscribe(false)
  const refused = { status: 402, body: { code: 'missingSubscription' } }
  expect(await post(fields({ name: 'More' }))).toMatchObject(refused)
  expect(await put(id, { name: 'More' })).toMatchObject(refused)
  // Whoever lacks it is told that, and not what else is wrong.
  expect(await post({})).toMatchObject(refused)
  expect(await put('quick-baseline', {})).toMatchObject(refused)
  expect(await pushAs(owner, [add({ name: 'More' }), patch(id, { name: 'More' })])).toMatchObject([
    { outcome: 'rejected', status: 402, code: 'missingSubscription' },
    { outcome: 'rejected', status: 402, code: 'missingSubscription' },
  ])
  expect(await custom()).toMatchObject([{ name: 'Our standard' }])
  await subscribe(true)
  expect((await put(id, { name: 'More' })).status).toBe(200)
})

test('whoever only reads Secure changes no template', async () => {
  const { id } = await added()
  expect((await post(fields({ name: 'Mine' }), reader)).status).toBe(403)
  expect((await put(id, { name: 'Mine' }, reader)).status).toBe(403)
  expect((await reader.api('DELETE', `${PATH}/${id}`)).status).toBe(403)
  expect(
    await pushAs(reader, [add({ name: 'Mine' }), patch(id, { name: 'Mine' }), remove(id)]),
  ).toMatchObject([{ outcome: 'forbidden' }, { outcome: 'forbidden' }, { outcome: 'forbidden' }])
  expect(await custom()).toMatchObject([{ name: 'Our standard' }])
})

describe('from a device', () => {
  test('a change meets one that somebody else made meanwhile in the same field', async () => {
    const { id } = await added()
    await put(id, { name: 'Theirs' }, colleague)
    const expected = { name: 'Our standard', checks: [MAIL, SMS] }
    expect(await pushAs(owner, [patch(id, { name: 'Mine' }, { expect: expected })])).toMatchObject([
      { outcome: 'conflict', current: { name: 'Theirs' } },
    ])
    // In which order checks were chosen is no difference.
    const sameChecks = patch(id, { checks: [SMS, MAIL] }, { expect: { checks: [MAIL, SMS] } })
    expect(await pushAs(owner, [sameChecks])).toMatchObject([{ outcome: 'applied' }])
  })

  test('a deletion asks where the template is no longer what was seen', async () => {
    const { id } = await added()
    await put(id, { checks: [SMS] }, colleague)
    const seen = { name: 'Our standard', description: '', checks: [MAIL, SMS] }
    expect(await pushAs(owner, [remove(id, { expect: seen })])).toMatchObject([{ outcome: 'conflict' }])
    expect(await pushAs(owner, [remove(id, { expect: { ...seen, checks: [SMS] } })])).toMatchObject([
      { outcome: 'applied' },
    ])
  })

  test('one that was added without a network is changed and deleted behind it', async () => {
    const id = uuidv7()
    const first = commandOf(site, 'postureTemplate.add', { id, fields: fields() })
    expect(await pushAs(colleague, [first, patch(id, { name: 'Later' })])).toMatchObject([
      { outcome: 'applied' },
      { outcome: 'applied' },
    ])
    expect(await custom()).toMatchObject([{ id, name: 'Later' }])
    expect(await pushAs(colleague, [remove(id)])).toMatchObject([{ outcome: 'applied' }])
    expect(await custom()).toEqual([])
  })
})
