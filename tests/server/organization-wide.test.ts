import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Customer } from '#shared/domain/customers/customer.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { buildCompany } from '#tests/support/queue/build-company.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import {
  commandOf,
  openTestSite,
  type Person,
  pulledBy,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
let admin: Person
/** Sees five companies of eight, and manages their posture. */
let agent: Person
beforeAll(async () => {
  site = await openTestSite()
  ;[owner, admin, agent] = [
    await site.signIn('owner'),
    await site.signIn('admin'),
    await site.signIn('agent'),
  ]
})
afterAll(() => site?.close())

const company = (id: string, by = owner) =>
  by.api('GET', `/customer/${id}`) as Promise<{ status: number; body: Customer }>

describe('a company that a batch is to add', () => {
  let own: Customer
  beforeAll(async () => {
    const { body } = await owner.api('GET', `/organization/${owner.login.organization.id}/customer`)
    const found = (body as Customer[]).find(({ nfr }) => nfr)
    if (!found) throw new Error('The demo has a company of its own')
    own = found
    await changeStored(site.database.db, 'user', { id: admin.login.userData.id }, { excludes_nfr: true })
    admin = await site.signIn('admin')
  })

  const add = (id: string) =>
    commandOf(site, 'customer.add', {
      id,
      parentId: null,
      fields: buildCompany('New'),
    })
  const patch = (id: string, set: Partial<Customer>, said = {}) =>
    commandOf(site, 'customer.patch', { id, set }, said)
  const join = (customerId: string) => {
    const fields = {
      first_name: 'Ivo',
      last_name: 'Intruder',
      email: `${uuidv7()}@intruder.example`,
      phone: '',
      department: 'Sales',
      job_title: '',
    }
    return commandOf(site, 'employee.add', { id: uuidv7(), customerId, fields })
  }

  test('lends nobody the id of one that is hidden from them, in whatever order they ask', async () => {
    expect((await company(own.id, admin)).status).toBe(404)
    const set = { contact_name: 'Intruder', MFA: true }
    const batches = [
      [patch(own.id, set), add(own.id)],
      [add(own.id), patch(own.id, set)],
      [add(own.id), join(own.id)],
      [{ ...add(own.id), rev: 99 }, patch(own.id, set)],
      [{ name: 'customer.add', args: { id: own.id } }, patch(own.id, set)],
    ]
    for (const batch of batches) {
      const results = await pushAs(admin, batch)
      expect(results.map(({ outcome }) => outcome)).not.toContain('applied')
      expect(
        results.find(({ key }) => key === batch.find((each) => 'key' in each && 'args' in each)?.key),
      ).not.toHaveProperty('current')
    }
    expect((await company(own.id)).body).toEqual(own)
    const people = (await owner.api('GET', `/customer/${own.id}/employee`)).body as Employee[]
    expect(people.filter(({ last_name }) => last_name === 'Intruder')).toEqual([])
  })

  test('tells nobody by a conflict what stands in one that is hidden from them', async () => {
    const seen = patch(own.id, { name: 'Other' }, { expect: { name: 'Not the name' } })
    const results = await pushAs(admin, [add(own.id), seen])
    expect(results.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['rejected', 'alreadyExists'],
      ['rejected', 'notFound'],
    ])
    expect(JSON.stringify(results)).not.toContain(own.name)
  })

  test('is worked with by what comes after it, and by nothing that comes before', async () => {
    const id = uuidv7()
    const results = await pushAs(admin, [join(id), add(id), patch(id, { contact_name: 'Late' }), join(id)])
    expect(results.map(({ outcome }) => outcome)).toEqual(['rejected', 'applied', 'applied', 'applied'])
    expect((await company(id)).body.contact_name).toBe('Late')
  })
})

describe('what belongs to the whole organization', () => {
  const fields = { name: 'Baseline', description: '', checks: ['sms-codes-off'] }
  const view = { list: 'postureCompanies', name: 'Everything', query: '?search=secret' }

  test('is changed by nobody who sees some companies alone, neither by a command nor by a call', async () => {
    const id = uuidv7()
    const [added] = await pushAs(owner, [commandOf(site, 'postureTemplate.add', { id, fields })])
    const [kept] = await pushAs(owner, [commandOf(site, 'savedView.save', view)])
    expect([added?.outcome, kept?.outcome]).toEqual(['applied', 'applied'])

    const commands = [
      commandOf(site, 'postureTemplate.add', { id: uuidv7(), fields }),
      commandOf(site, 'postureTemplate.patch', { id, set: { checks: ['email-codes-off'] } }),
      commandOf(site, 'postureTemplate.delete', { id }),
      commandOf(site, 'savedView.save', { ...view, query: '?search=changed' }),
      commandOf(site, 'savedView.delete', { list: view.list, name: view.name }),
      commandOf(site, 'audit.set', {
        customerId: null,
        settings: [{ checkId: 'sms-codes-off', enabled: false }],
      }),
      commandOf(site, 'checklist.dismiss', { checkName: 'ADD_OPERATING_COUNTRIES', dismissed: true }),
    ]
    const results = await pushAs(agent, commands)
    expect(results.map(({ outcome, code }) => [outcome, code])).toEqual(
      commands.map(() => ['forbidden', 'noPermission']),
    )
    const calls: [string, string, unknown?][] = [
      ['POST', '/secure/posture/template', fields],
      ['PUT', `/secure/posture/template/${id}`, { name: 'Mine' }],
      ['DELETE', `/secure/posture/template/${id}`],
    ]
    for (const call of calls) expect((await agent.api(...call)).status).toBe(403)
    const { body } = await owner.api('GET', '/secure/posture/template')
    expect((body as { id: string }[]).find((each) => each.id === id)).toMatchObject({ name: fields.name })
  })

  test('is not read either where it names companies: views are for who sees all of them', async () => {
    await pushAs(owner, [commandOf(site, 'savedView.save', view)])
    const kindsOf = async (person: Person) => new Set((await pulledBy(person)).rows.map(([kind]) => kind))
    expect((await kindsOf(owner)).has('savedView')).toBe(true)
    expect((await kindsOf(agent)).has('savedView')).toBe(false)
  })

  test('is changed by a limited colleague from the moment that they see every company', async () => {
    await changeStored(
      site.database.db,
      'user',
      { id: agent.login.userData.id },
      {
        all_customers: true,
        permissions: permissionsOf('Agent', {}),
      },
    )
    const [result] = await pushAs(agent, [commandOf(site, 'savedView.save', { ...view, name: 'Theirs' })])
    expect(result?.outcome).toBe('applied')
  })
})
