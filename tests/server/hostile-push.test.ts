// @module-tag soak
import { newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { templatePolicyOf } from '#shared/domain/defender/template-policy.ts'
import type { DevicePolicy } from '#shared/domain/intune/device-policy.ts'
import { templateOf } from '#shared/domain/intune/template-policy.ts'
import { askedDeviceItems } from '#shared/domain/intune/device-policy-task.ts'
import { askedMailItems } from '#shared/domain/defender/mail-policy-task.ts'
import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CommandName, commands } from '#shared/contract/commands.ts'
import { pushAnswerSchema, SCHEMA, syncLimits } from '#shared/contract/sync.ts'
import { NO_EXCLUSIONS } from '#shared/domain/import-settings/import-rule.ts'
import { inheritedSettings } from '#shared/domain/alerts/alert-settings.ts'
import { snoozeRuleId } from '#shared/domain/alerts/snooze-rule.ts'
import { newPolicy } from '#shared/domain/conditional-access/save-policy.ts'
import { nothingChosen } from '#shared/domain/ticketing/ticket-settings.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import { kinds, type RowOf } from '#shared/contract/kinds.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { nastyKey, nastyNumber, nastyText, nested, withMember } from '#tests/support/hostile-values.ts'
import {
  addNeighbor,
  commandOf,
  everythingOf,
  type Neighbor,
  openTestSite,
  type Person,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'
import { loudRule } from '#tests/support/build-alert-rule.ts'
import { buildDeviceProfile, buildEmployeeDevice } from '#tests/support/devices/build-employee-device.ts'
import { buildAlert } from '#tests/support/build-alert.ts'
import { buildTicketing, TICKET_TOOL } from '#tests/support/build-ticketing.ts'
import { type SampleOf, type Sampler, sampler } from '#tests/support/queue/sample-values.ts'
import { seedOf, tries } from '#tests/support/effort.ts'

const SHAPES = tries(200)
const AT_ONCE = 40
const SEED = seedOf(4700)

let site: TestSite
let owner: Person
let admin: Person
let agent: Person
let neighbor: Neighbor
let theirs: Record<string, string>
let employee: Employee
let people: Employee[]
/** By company. */
let integrationIds: Map<string, string>

beforeAll(async () => {
  site = await openTestSite()
  ;[owner, admin, agent] = [
    await site.signIn('owner'),
    await site.signIn('admin'),
    await site.signIn('agent'),
  ]
  neighbor = await addNeighbor(site)
  theirs = await everythingOf(site, neighbor.organizationId)
  const lists = await Promise.all(
    owner.login.customers.map(({ id }) => owner.api('GET', `/customer/${id}/employee`)),
  )
  const connected = await Promise.all(
    owner.login.customers.map(({ id }) => owner.api('GET', `/customer/${id}/integration`)),
  )
  integrationIds = new Map(
    connected
      .flatMap(({ body }) => body as { id: string; customer_id: string }[])
      .map(({ id, customer_id }) => [customer_id, id]),
  )
  people = lists.flatMap(({ body }) => body as Employee[])
  const [first] = people
  if (!first) throw new Error('The demo company has employees')
  employee = first
  await unitOfWork(
    { db: site.database.db, tables: entityTables },
    owner.login.organization.id,
    async (work) => {
      const ids = people.map(({ id }) => id)
      const changed_at = new Date(site.now.value).toISOString()
      await work.load('postureTask', ids)
      await work.load('accessTask', ids)
      await work.load('mfaTask', ids)
      await work.load('devicePolicyTask', ids)
      await work.load('mailPolicyTask', ids)
      await work.load('uploadedFile', ids)
      await work.load('alert', ids)
      await work.load('alertRule', ids)
      await work.load('employeeDevice', ids)
      await buildTicketing(work, [...new Set(people.map(({ customer_id }) => customer_id))])
      await work.load(
        'snoozeRule',
        people.map((each) => snoozeRuleId(snoozedOf(each))),
      )
      for (const { id, customer_id } of people) {
        work.put('postureTask', doneTask(id, customer_id))
        work.put('accessTask', doneAccessTask(id, customer_id))
        work.put('mfaTask', doneMfaTask(id, customer_id))
        work.put('devicePolicyTask', doneDeviceTask(id, customer_id))
        work.put('mailPolicyTask', doneMailTask(id, customer_id))
        work.put('uploadedFile', failedUpload(id, customer_id))
        work.put('alert', buildAlert({ id, customer_id }))
        work.put(
          'employeeDevice',
          buildEmployeeDevice({ id, customer_id, profiles: [buildDeviceProfile({ id })] }),
        )
        work.put('alertRule', { ...loudRule, id, customer_id, changed_at })
        const { customerId: _, ...snoozed } = snoozedOf({ id, customer_id })
        const snoozeId = snoozeRuleId(snoozedOf({ id, customer_id }))
        work.put('snoozeRule', { ...snoozed, ...terms, id: snoozeId, customer_id, created_by: null })
      }
    },
  )
})
afterAll(() => site?.close())

const terms = { name: 'Noise', enabled: true, starts_at: '2026-12-24T18:00:00.000Z', days: 1 }

/** What a snooze rule about somebody is about. */
const snoozedOf = ({ id, customer_id: customerId }: Pick<Employee, 'id' | 'customer_id'>, account = id) => ({
  customerId,
  detections: null,
  matter: { of: 'account' as const, account },
})

/** A change that can be taken back. */
const doneTask = (id: string, customer_id: string): RowOf<'postureTask'> => ({
  id,
  customer_id,
  action: 'apply',
  undoes: null,
  state: 'completed',
  items: [
    {
      check_id: 'external-sender-tag-on',
      expected: null,
      state: 'applied',
      fault: null,
      detail: null,
      calls: [
        {
          change: { source: 'externalInOutlook', set: { Enabled: true } },
          before: { Enabled: false },
          state: 'made',
        },
      ],
    },
  ],
  requested_by: null,
  requested_at: new Date(site.now.value).toISOString(),
  finished_at: new Date(site.now.value).toISOString(),
})

const hostileMailPolicy = { ...newMailPolicy('safeLinks', 'Hostile'), id: 'hostile', ruleId: 'hostile' }

const doneMailTask = (id: string, customer_id: string): RowOf<'mailPolicyTask'> => ({
  id,
  customer_id,
  undoes: null,
  state: 'completed',
  items: askedMailItems([{ change: 'create', policy: hostileMailPolicy }]).map((item) => ({
    ...item,
    object_id: 'hostile',
    state: 'applied',
  })),
  requested_by: null,
  requested_at: new Date(site.now.value).toISOString(),
  finished_at: new Date(site.now.value).toISOString(),
})

const failedUpload = (id: string, customer_id: string): RowOf<'uploadedFile'> => ({
  id,
  customer_id,
  file_name: 'hostile.csv',
  extension: 'csv',
  vendor: 'Other',
  file_size: 1,
  status: 'Failed',
  fault: 'notSent',
  is_checked: false,
  begun_at: new Date(site.now.value).toISOString(),
  uploaded: null,
  uploaded_by: null,
})

const hostileTemplate = templatePolicyOf(hostileMailPolicy)
const hostileDevicePolicy: DevicePolicy = {
  set: 'deviceConfigurations',
  id: null,
  name: 'Hostile',
  description: '',
  platform: 'windows',
  targets: { everyDevice: false, everyUser: false, include: [], exclude: [] },
  actions: [],
  body: { '@odata.type': '#microsoft.graph.windows10CustomConfiguration' },
}

const hostileSeen = {
  name: 'Hostile',
  targets: { everyDevice: false, everyUser: false, include: [], exclude: [] },
}

const doneDeviceTask = (id: string, customer_id: string): RowOf<'devicePolicyTask'> => ({
  id,
  customer_id,
  undoes: null,
  state: 'completed',
  items: askedDeviceItems([
    {
      change: 'assign',
      set: 'deviceConfigurations',
      id,
      targets: hostileSeen.targets,
      expected: hostileSeen,
    },
  ]).map((item) => ({ ...item, before: hostileSeen, after: hostileSeen, state: 'applied' })),
  requested_by: null,
  requested_at: new Date(site.now.value).toISOString(),
  finished_at: new Date(site.now.value).toISOString(),
})

const doneMfaTask = (id: string, customer_id: string): RowOf<'mfaTask'> => ({
  id,
  customer_id,
  undoes: null,
  state: 'completed',
  items: [
    {
      id,
      name: 'Hostile',
      wanted: 'enforced',
      expected: 'disabled',
      before: 'disabled',
      state: 'applied',
      fault: null,
    },
  ],
  requested_by: null,
  requested_at: new Date(site.now.value).toISOString(),
  finished_at: new Date(site.now.value).toISOString(),
})

const doneAccessTask = (id: string, customer_id: string): RowOf<'accessTask'> => ({
  id,
  customer_id,
  source: null,
  undoes: null,
  state: 'completed',
  items: [
    {
      target: 'policy',
      change: 'create',
      object_id: id,
      name: 'Hostile',
      body: { displayName: 'Hostile' },
      expected: null,
      before: null,
      template: null,
      state: 'applied',
      fault: null,
      detail: null,
    },
  ],
  requested_by: null,
  requested_at: new Date(site.now.value).toISOString(),
  finished_at: new Date(site.now.value).toISOString(),
})

const customerId = () => owner.login.customers[0]?.id ?? ''
const untouched = async () => expect(await everythingOf(site, neighbor.organizationId)).toEqual(theirs)

/** Arguments by hand: of those that a command's schema alone gives, few or none would be carried out. */
const argsByHand = (target: Employee, id: string): Partial<Record<CommandName, Record<string, unknown>>> => {
  const company = {
    name: 'Nasty',
    contact_name: '',
    contact_email: '',
    contact_phone: '',
    country: '',
    MFA: true,
  }
  const person = {
    first_name: 'Eve',
    last_name: 'Mallory',
    email: `${id}@hostile.example`,
    phone: '',
    department: 'Sales',
    job_title: '',
  }
  const { customer_id: customerId } = target
  const own = { id: target.id, customerId }
  const ofSnooze = { customerId, id: snoozeRuleId(snoozedOf(target)) }
  return {
    'access.change': {
      id,
      customerId,
      source: null,
      items: [{ change: 'delete', target: 'policy', objectId: target.id, name: 'Hostile', expected: null }],
    },
    'scheduledReport.add': {
      id,
      fields: {
        report_type: 'posture',
        description: `Report ${id}`,
        frequency: 'daily',
        enabled: true,
        recipient: owner.login.userData.id,
        customer_ids: [customerId],
      },
    },
    'scheduledReport.patch': { id: target.id, set: { customer_ids: [customerId] } },
    'companyGroup.patch': { id: target.id, joins: [customerId], leaves: [] },
    'devicePolicy.change': {
      id,
      customerId,
      items: [{ change: 'delete', set: 'deviceConfigurations', id: target.id, expected: hostileSeen }],
    },
    'license.assign': {
      ids: [target.id],
      customerId,
      modules: [{ moduleNumber: 3, isAutoAssigned: false }],
    },
    'license.enableSecure': { customerId, tier: 'premium' },
    'license.remove': {
      ids: [target.id],
      customerId,
      modules: [{ moduleNumber: 3, isAutoAssigned: false }],
    },
    'mailPolicy.change': { id, customerId, items: [{ change: 'delete', expected: hostileMailPolicy }] },
    'alert.act': {
      id,
      customerId,
      alertId: target.id,
      act: { action: 'lockDown', account: buildAlert().account, steps: ['blockSignIn'] },
    },
    'alertRule.save': { ...own, fields: { ...loudRule, recipients: ['desk@hostile.example'] } },
    'alertSettings.set': { customerId, settings: { ...inheritedSettings, severity: 'high' } },
    // Whoever is deactivated gets no people, which commands below add.
    'customer.activate': { id: customerId, active: true },
    'customer.add': { id, parentId: null, fields: company },
    'employee.add': { id, customerId, fields: person },
    'importRule.set': {
      customerId,
      integrationType: 'Office365',
      rule: { domains: 'all', include: 'all', exclude: { ...NO_EXCLUSIONS, noLicences: true } },
    },
    'integration.patch': {
      id: integrationIds.get(customerId),
      customerId,
      set: { display_name: 'Patched' },
    },
    'policyBaseline.add': { id, fields: { name: id, description: '', templates: ['block-legacy'] } },
    'policyBaseline.patch': { id: target.id, set: { description: 'Patched' } },
    'mailTemplate.add': { id, fields: { name: id, description: '', policy: hostileTemplate } },
    'mailTemplate.patch': { id: target.id, set: { description: 'Patched' } },
    'deviceTemplate.add': {
      id,
      fields: { name: id, description: '' },
      from: { policy: hostileDevicePolicy, seen: templateOf(hostileDevicePolicy).summary },
    },
    'policyTemplate.add': {
      id,
      fields: { name: id, description: '', body: newPolicy('Hostile'), prompted_inputs: [] },
    },
    'policyTemplate.patch': { id: target.id, set: { description: 'Patched' } },
    'posture.undo': { id, customerId, taskId: target.id, checkIds: ['external-sender-tag-on'] },
    'branding.save': { organizationId: owner.login.organization.id, changes: { publish_logo: false } },
    'postureTemplate.add': { id, fields: { name: id, description: '', checks: ['sms-codes-off'] } },
    'postureTemplate.patch': { id: target.id, set: { description: 'Patched' } },
    'snoozeRule.add': { ...snoozedOf(target, id), terms },
    'snoozeRule.delete': ofSnooze,
    'snoozeRule.set': { ...ofSnooze, terms },
    'ticketMapping.set': { toolId: TICKET_TOOL, customerId, accountId: '12' },
    'ticketSettings.set': {
      toolId: TICKET_TOOL,
      customerId,
      settings: {
        ...nothingChosen,
        priorities: { ...nothingChosen.priorities, high: '1/1' },
      },
    },
  }
}

const sampleOf = ({ id: target, customer_id: company }: Employee, fresh: string): SampleOf => ({
  fresh,
  target,
  company,
  organization: owner.login.organization.id,
  user: owner.login.userData.id,
})

const samplers = new Map<CommandName, Sampler>()
function samplerOf(name: CommandName): Sampler {
  const { args, kind, needs } = commands[name]
  const existing = kind === 'customer' ? 'company' : 'target'
  const found = samplers.get(name) ?? sampler(args, needs === 'absent' ? 'fresh' : existing)
  samplers.set(name, found)
  return found
}

/** Arguments that would do something, to be spoilt. */
const goodArgs = (name: CommandName, target = employee, id = uuidv7()): Record<string, unknown> =>
  argsByHand(target, id)[name] ?? samplerOf(name)(sampleOf(target, id))

/** What can be carried out once at most, and not at all by an organization that has everything. */
const CARRIED_OUT_ONCE: ReadonlySet<string> = new Set(['subscription.tryDiscover'])

let madeNasty: fc.Arbitrary<unknown> | undefined
const nasty = () => (madeNasty ??= makeNasty())
const makeNasty = (): fc.Arbitrary<unknown> => {
  const known = [neighbor.organizationId, neighbor.customerId, neighbor.employeeId, customerId(), employee.id]
  return fc.oneof(
    nastyText,
    nastyNumber,
    fc.constantFrom(...known, ...known.map((id) => id.toUpperCase())),
    fc.constantFrom(null, true, [], {}, nested(40), nested(3000)),
    fc.array(nastyText, { maxLength: 3 }),
    fc.tuple(nastyKey, nastyText).map(([key, value]) => withMember(key, value)),
  )
}

/** Good arguments of which some members, also deeper ones, are something else, missing, or too many. */
const spoilt = (good: unknown): fc.Arbitrary<unknown> => {
  if (good === null || typeof good !== 'object' || Array.isArray(good)) {
    return fc.oneof({ weight: 20, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: nasty() })
  }
  const members = Object.fromEntries(Object.entries(good).map(([key, value]) => [key, spoilt(value)]))
  return fc.oneof(
    { weight: 20, arbitrary: fc.record(members) },
    { weight: 1, arbitrary: fc.record(members, { requiredKeys: [] }) },
    { weight: 1, arbitrary: nasty() },
    { weight: 1, arbitrary: fc.tuple(nastyKey, nasty()).map(([key, value]) => ({ ...good, [key]: value })) },
  )
}

const spoiltCommand = (name: CommandName) =>
  // Of many, for a refused command holds up the others of its lane.
  fc
    .tuple(fc.constantFrom(...people), fc.uuid({ version: 7 }))
    .chain(([target, id]) => spoiltFrom(name, goodArgs(name, target, id)))

const spoiltFrom = (name: CommandName, args: unknown) => {
  const good = commandOf(site, name, args)
  const often = <T>(value: T, other: fc.Arbitrary<unknown> = nasty()): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 15, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: other })
  return fc
    .record({
      key: fc.oneof(
        { weight: 30, arbitrary: fc.uuid() },
        { weight: 1, arbitrary: fc.uuid().map((key) => key.toUpperCase()) },
        { weight: 1, arbitrary: nasty() },
      ),
      name: often(name),
      rev: often(1),
      args: spoilt(good.args),
      notAfter: often(good.notAfter),
      ageMs: often(0),
      more: fc.oneof(
        { weight: 6, arbitrary: fc.constant({}) },
        {
          weight: 1,
          arbitrary: fc.record(
            { expect: nasty(), ifMatch: nasty(), after: nasty(), device: nasty() },
            { requiredKeys: [] },
          ),
        },
      ),
    })
    .map(({ more, ...command }) => ({ ...command, ...more }))
}

/** Of every person there is a template by their id, to be changed and deleted; no baseline may hold it. */
const storeTemplates = () =>
  unitOfWork({ db: site.database.db, tables: entityTables }, owner.login.organization.id, async (work) => {
    const ids = people.map(({ id }) => id)
    await work.load('policyBaseline', ids)
    await work.load('policyTemplate', ids)
    await work.load('mailTemplate', ids)
    await work.load('deviceTemplate', ids)
    await work.load('scheduledReport', ids)
    const changed_at = new Date(site.now.value).toISOString()
    for (const id of ids) {
      work.put('scheduledReport', {
        id,
        report_type: 'posture',
        description: id,
        frequency: 'daily',
        enabled: true,
        recipient: owner.login.userData.id,
        customer_ids: [],
        active_since: changed_at,
        last_due_at: null,
        last_outcome: null,
      })
      const policies = { id, name: id, description: '', policy_type: 'CONDITIONAL_ACCESS' as const }
      const times = { created_at: changed_at, changed_at }
      const { name, description, id: own } = policies
      work.put('mailTemplate', { name, description, id: own, ...times, policy: hostileTemplate })
      work.put('deviceTemplate', {
        name,
        description,
        id: own,
        ...times,
        policy_type: 'INTUNE_CONFIGURATION',
        policy: templateOf(hostileDevicePolicy).summary,
      })
      work.put('policyBaseline', { ...policies, ...times, templates: ['block-legacy'] })
      work.put('policyTemplate', { ...policies, ...times, body: newPolicy(id), prompted_inputs: [] })
    }
  })

/** Kinds of which there are rows by those ids already: what the demo has, and what is put there by hand above. */
const ROWS_ELSEWHERE: ReadonlySet<Kind> = new Set<Kind>([
  'alert',
  'alertRule',
  'checklistItem',
  'customer',
  'deviceTemplate',
  'employee',
  'employeeDevice',
  'integration',
  'mailTemplate',
  'organization',
  'policyBaseline',
  'policyTemplate',
  'scheduledReport',
  'snoozeRule',
  'subscription',
  'uploadedFile',
])

/** Of every person there is a row by their id, as its kind says, of whatever a command changes or deletes. */
const storeRows = async () => {
  const needed = Object.values(commands).flatMap(({ kind, needs }) => (needs === 'existing' ? [kind] : []))
  const stored = [...new Set<Kind>(needed)].filter((kind) => !ROWS_ELSEWHERE.has(kind))
  await unitOfWork(
    { db: site.database.db, tables: entityTables },
    owner.login.organization.id,
    async (work) => {
      const ids = people.map(({ id }) => id)
      for (const kind of stored) {
        await work.load(kind, ids)
        const rowOf = (rows[kind] ??= sampler(kinds[kind], 'target'))
        for (const each of people) work.put(kind, rowOf(sampleOf(each, each.id)) as never)
      }
    },
  )
}
const rows: Partial<Record<Kind, Sampler>> = {}

test('every command takes the arguments that are to be spoilt', () => {
  const names = Object.keys(commands) as CommandName[]
  expect(names.filter((name) => !commands[name].args.safeParse(goodArgs(name)).success)).toEqual([])
})

describe('nothing that a device sends is a failure of the server', () => {
  beforeEach(async () => {
    await storeTemplates()
    await storeRows()
  })

  test.each(Object.keys(commands) as CommandName[])('%s in hundreds of shapes', async (name) => {
    // Another seed for each, or all of them would have the same keys.
    const seed = SEED + Object.keys(commands).indexOf(name)
    const shapes = fc.sample(spoiltCommand(name), { numRuns: SHAPES, seed })
    const outcomes = new Map<string, number>()
    const failures: unknown[] = []
    for (let from = 0; from < SHAPES; from += AT_ONCE) {
      const batch = shapes.slice(from, from + AT_ONCE)
      for (const part of fittingBodies(batch)) {
        const results = await pushAs(owner, part)
        expect(results).toHaveLength(part.length)
        for (const [place, { outcome }] of results.entries()) {
          if (outcome === 'error') failures.push(part[place])
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        }
      }
    }
    expect(failures).toEqual([])
    // Else only the outermost checks were tried.
    const least = commands[name].class === 'D' || CARRIED_OUT_ONCE.has(name) ? 0 : SHAPES / 20
    expect(outcomes.get('applied') ?? 0).toBeGreaterThanOrEqual(least)
    await untouched()
  })

  test('nor a body of any other shape', async () => {
    const bodies = [
      '',
      'null',
      '[]',
      '{}',
      '{"schema":2}',
      `{"schema":${SCHEMA},"commands":[]}`,
      `{"schema":${SCHEMA},"commands":{"length":1}}`,
      `{"schema":1e999,"commands":[1]}`,
      `{"schema":${SCHEMA},"commands":[1],"__proto__":{"isAdmin":true}}`,
      `{"schema":${SCHEMA},"commands":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}`,
      '['.repeat(200_000),
      '\0',
      '"\\ud800"',
    ]
    const answers = []
    for (const body of bodies) answers.push(await owner.api('POST', '/sync/push', body))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('nor a batch that is too large, by number or by size', async () => {
    const one = commandOf(site, 'employee.patch', goodArgs('employee.patch'))
    const many = Array.from({ length: syncLimits.pushCommands + 1 }, () => ({ ...one, key: uuidv7() }))
    const tooMany = await owner.api('POST', '/sync/push', { schema: SCHEMA, commands: many })
    expect(tooMany).toMatchObject({ status: 422, body: { code: 'failedValidation' } })
    const large = { ...one, args: { filler: 'x'.repeat(600 * 1024) } }
    const tooLarge = await owner.api('POST', '/sync/push', { schema: SCHEMA, commands: [large] })
    expect(tooLarge).toMatchObject({ status: 413, body: { code: 'bodyTooLarge' } })
  })

  test('nor a text that PostgreSQL has no form for: it is refused and named', async () => {
    const texts = ['nul\0', 'half \ud83d', '\udc00']
    const results = await pushAs(
      owner,
      texts.map((department) =>
        commandOf(site, 'employee.patch', { ...goodArgs('employee.patch'), set: { department } }),
      ),
    )
    for (const result of results) {
      expect(result).toMatchObject({
        outcome: 'rejected',
        status: 422,
        code: 'failedValidation',
        issues: [{ path: 'args.set.department' }],
      })
    }
    const rest = await owner.api('PUT', `/employee/${employee.id}`, { department: 'nul\0' })
    expect(rest).toMatchObject({ status: 422, body: { code: 'failedValidation' } })
    const elsewhere = await owner.api('POST', `/customer/${customerId()}/integration`, {
      integrationApplicationId: 'Office365',
      kind: 2,
      metaData: { state: 'nul\0', code: 'nul\0' },
    })
    expect(elsewhere.status).toBeLessThan(500)
  })
})

describe('nobody reaches what is not theirs', () => {
  test('by a key of another user: it is refused as used and its result is not given', async () => {
    const command = commandOf(site, 'employee.patch', {
      ...goodArgs('employee.patch'),
      set: { job_title: 'Mine' },
    })
    const [first] = await pushAs(owner, [command])
    expect(first).toMatchObject({ outcome: 'applied' })
    for (const key of [command.key, command.key.toUpperCase()]) {
      const [stolen] = await pushAs(admin, [{ ...command, key }])
      expect(stolen).toEqual({ key, outcome: 'rejected', status: 422, code: 'keyReused' })
    }
    const [again] = await pushAs(owner, [{ ...command, key: command.key.toUpperCase() }])
    expect(again).toMatchObject({ outcome: 'dup', v: first?.v })
  })

  test('by ids of another organization, or of a company outside of their own', async () => {
    const own = new Set(agent.login.customers.map(({ id }) => id))
    const foreign = owner.login.customers.find(({ id }) => !own.has(id))?.id ?? ''
    const [outside] = (await owner.api('GET', `/customer/${foreign}/employee`)).body as Employee[]
    // Another than the shapes above could name: with its ids somebody may have been added here.
    const stranger = await addNeighbor(site)
    const before = await everythingOf(site, stranger.organizationId)
    const attempts = [
      { id: stranger.employeeId, customerId: stranger.customerId },
      { id: stranger.employeeId, customerId: agent.login.customers[0]?.id },
      { id: outside?.id, customerId: foreign },
      { id: outside?.id, customerId: agent.login.customers[0]?.id },
    ].map((place) => commandOf(site, 'employee.patch', { ...place, set: { department: 'Mine' } }))
    // One by one, for a refused command holds up the others of its lane.
    const results = []
    for (const attempt of attempts) results.push(...(await pushAs(agent, [attempt])))
    expect(results.map(({ code }) => code)).toEqual(attempts.map(() => 'notFound'))
    expect(await everythingOf(site, stranger.organizationId)).toEqual(before)
    expect((await owner.api('GET', `/employee/${outside?.id}`)).body).toEqual(outside)
  })

  test('by adding what is there already under another spelling of its id', async () => {
    const upper = { ...goodArgs('employee.add'), id: employee.id.toUpperCase() }
    const before = (await owner.api('GET', `/employee/${employee.id}`)).body
    expect(await pushAs(owner, [commandOf(site, 'employee.add', upper)])).toMatchObject([
      { outcome: 'rejected', code: 'failedValidation' },
    ])
    expect((await owner.api('GET', `/employee/${employee.id}`)).body).toEqual(before)
  })

  test('and the answer to a push holds nothing but what the contract says', async () => {
    const { body } = await owner.api('POST', '/sync/push', {
      schema: SCHEMA,
      commands: [{ key: '__proto__' }],
    })
    expect(pushAnswerSchema.strict().parse(body).results).toMatchObject([
      { key: '__proto__', outcome: 'rejected' },
    ])
  })
})

/** Batches whose body stays below what the server reads. */
function fittingBodies(batch: readonly unknown[]): unknown[][] {
  const parts: unknown[][] = [[]]
  let size = 0
  for (const each of batch) {
    const own = Buffer.byteLength(JSON.stringify(each))
    if (size + own > 400_000) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(each)
    size += own
  }
  return parts
}
