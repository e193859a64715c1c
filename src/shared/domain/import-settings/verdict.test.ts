import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { estimateOf, isKnownToDevices, withRule } from './apply-rule.ts'
import {
  EVERYBODY,
  type ImportRule,
  type ImportRuleFields,
  importRuleFieldsSchema,
  isForEveryCompany,
  NO_CHOICES,
  NO_EXCLUSIONS,
  ruleFor,
} from './import-rule.ts'
import { type AccountFacts, NO_MEMBERSHIPS, verdictOf } from './verdict.ts'

const account: AccountFacts = {
  id: 'ana',
  domain: 'contoso.example',
  skuIds: ['e3'],
  groupIds: ['staff'],
  roleIds: [],
}
const choice = (id: string) => ({ id, name: id })
const rule = (said: Partial<ImportRuleFields>): ImportRuleFields => ({ ...EVERYBODY, ...said })

describe('a rule', () => {
  test.each([
    ['everybody', rule({}), { imported: true }],
    ['their domain', rule({ domains: ['contoso.example'] }), { imported: true }],
    ['another domain', rule({ domains: ['other.example'] }), { imported: false, reason: 'otherDomain' }],
    ['their group', rule({ include: { ...NO_CHOICES, groups: [choice('staff')] } }), { imported: true }],
    [
      'another group',
      rule({ include: { ...NO_CHOICES, groups: [choice('guests')] } }),
      { imported: false, reason: 'notChosen' },
    ],
    [
      'another group, or them',
      rule({ include: { ...NO_CHOICES, groups: [choice('guests')], users: [choice('ana')] } }),
      { imported: true },
    ],
    ['their licence', rule({ include: { ...NO_CHOICES, licences: [choice('e3')] } }), { imported: true }],
    [
      'a role they do not hold',
      rule({ include: { ...NO_CHOICES, roles: [choice('reader')] } }),
      { imported: false, reason: 'notChosen' },
    ],
    [
      'them, but not their group',
      rule({
        include: { ...NO_CHOICES, users: [choice('ana')] },
        exclude: { ...NO_EXCLUSIONS, groups: [choice('staff')] },
      }),
      { imported: false, reason: 'leftOut' },
    ],
    ['who has licences', rule({ exclude: { ...NO_EXCLUSIONS, noLicences: true } }), { imported: true }],
    ['who has groups', rule({ exclude: { ...NO_EXCLUSIONS, noGroups: true } }), { imported: true }],
  ] as const)('that imports %s', (_name, said, verdict) => {
    expect(verdictOf(said, account)).toEqual(verdict)
  })

  test('leaves out who has no licence, and who is in no group', () => {
    const exclude = { ...NO_EXCLUSIONS, noLicences: true, noGroups: true }
    expect(verdictOf(rule({ exclude }), { ...account, skuIds: [] })).toEqual({
      imported: false,
      reason: 'noLicences',
    })
    expect(verdictOf(rule({ exclude }), { ...account, groupIds: [] })).toEqual({
      imported: false,
      reason: 'noGroups',
    })
  })

  test('does not decide by what was not read, but by what was', () => {
    const unread = { ...account, groupIds: undefined, roleIds: undefined }
    const include = { ...NO_CHOICES, groups: [choice('staff')] }
    expect(verdictOf(rule({ include }), unread)).toBeUndefined()
    expect(verdictOf(rule({ include: { ...include, users: [choice('ana')] } }), unread)).toEqual({
      imported: true,
    })
    expect(verdictOf(rule({ exclude: { ...NO_EXCLUSIONS, noGroups: true } }), unread)).toBeUndefined()
    expect(
      verdictOf(rule({ include, exclude: { ...NO_EXCLUSIONS, licences: [choice('e3')] } }), unread),
    ).toEqual({ imported: false, reason: 'leftOut' })
  })
})

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'))
const choices = ids.map((list) => list.map(choice))
const selection = { groups: choices, users: choices, licences: choices, roles: choices }
const anyRule: fc.Arbitrary<ImportRuleFields> = fc.record({
  domains: fc.oneof(fc.constant('all' as const), fc.uniqueArray(fc.constantFrom('x', 'y'), { minLength: 1 })),
  include: fc.oneof(fc.constant('all' as const), fc.record(selection)),
  exclude: fc.oneof(
    fc.constant('none' as const),
    fc.record({ ...selection, noLicences: fc.boolean(), noGroups: fc.boolean() }),
  ),
})
const anyAccount: fc.Arbitrary<AccountFacts> = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  domain: fc.constantFrom('x', 'y'),
  skuIds: ids,
  groupIds: fc.option(ids, { nil: undefined }),
  roleIds: fc.option(ids, { nil: undefined }),
})

test('what is read later never turns a verdict round', () => {
  fc.assert(
    fc.property(anyRule, anyAccount, ids, ids, (said, facts, groupIds, roleIds) => {
      const early = verdictOf(said, facts)
      const late = verdictOf(said, {
        ...facts,
        groupIds: facts.groupIds ?? groupIds,
        roleIds: facts.roleIds ?? roleIds,
      })
      expect(late).toBeDefined()
      expect(early === undefined || early.imported === late?.imported).toBe(true)
    }),
  )
})

test('leaving out more never imports somebody more', () => {
  const isImported = (said: ImportRuleFields, facts: AccountFacts) =>
    verdictOf(said, facts)?.imported === true
  fc.assert(
    fc.property(anyRule, anyAccount, (said, facts) => {
      expect(!isImported(said, facts) || isImported({ ...said, exclude: 'none' }, facts)).toBe(true)
    }),
  )
  expect(isImported(rule({}), account)).toBe(true)
})

const people = fc.array(
  fc.record({
    sku_ids: ids,
    domain: fc.constantFrom('x', 'y'),
    entra_id: fc.constantFrom('a', 'b', 'c'),
    ignored: fc.boolean(),
    ignore_decision: fc.constantFrom('nobody' as const, 'person' as const, 'noGroups' as const),
    directory: fc.constantFrom('present' as const, 'manual' as const),
  }),
)

test('the estimate is what the rule then does, a second time changes nothing, and a person’s word stays', () => {
  fc.assert(
    fc.property(anyRule, people, fc.boolean(), (said, list, isRead) => {
      const employees = list.map((each, index) => buildEmployee({ ...each, id: `e${index}` }))
      const memberships = isRead
        ? { groups: new Map([['a', ['a', 'b']]]), roles: new Map([['b', ['a']]]) }
        : NO_MEMBERSHIPS
      const after = employees.map((each) => withRule(each, said, memberships))
      const present = after.filter(({ directory }) => directory === 'present')
      expect(estimateOf(employees, said, memberships)).toMatchObject({
        accounts: present.length,
        selectedAccounts: present.filter(({ ignored }) => !ignored).length,
      })
      expect(after.map((each) => withRule(each, said, memberships))).toEqual(after)
      const isFixed = (each: Employee | undefined) =>
        each !== undefined && (each.ignore_decision === 'person' || each.directory === 'manual')
      expect(after.filter((_, index) => isFixed(employees[index]))).toEqual(employees.filter(isFixed))
      // Without a rule everybody is imported again whom only rules had ignored.
      const freed = after.map((each) => withRule(each, undefined, memberships))
      expect(freed.filter((each) => !isFixed(each) && each.ignored)).toEqual([])
    }),
  )
  expect(withRule(buildEmployee({}), rule({}), NO_MEMBERSHIPS)).toMatchObject({ ignored: false })
})

test('a device estimates by itself only rules that ask for no groups and roles', () => {
  fc.assert(
    fc.property(anyRule.filter(isKnownToDevices), anyAccount, (said, facts) => {
      const onDevice = { ...facts, groupIds: undefined, roleIds: undefined }
      expect(verdictOf(said, onDevice)).toEqual(verdictOf(said, facts))
    }),
  )
  expect(isKnownToDevices(rule({ exclude: { ...NO_EXCLUSIONS, noGroups: true } }))).toBe(false)
})

test('a company’s own rule comes before the default, which names nothing of one tenant', () => {
  const of = (customer_id: string | null): ImportRule => ({
    ...EVERYBODY,
    id: customer_id ?? 'org',
    customer_id,
    integrationType: 'Office365',
  })
  expect(ruleFor([of(null), of('c1')], 'c1')?.id).toBe('c1')
  expect(ruleFor([of(null), of('c1')], 'c2')?.id).toBe('org')
  expect(ruleFor([of('c1')], 'c2')).toBeUndefined()
  expect(isForEveryCompany(rule({ exclude: { ...NO_EXCLUSIONS, roles: [choice('reader')] } }))).toBe(true)
  expect(isForEveryCompany(rule({ domains: ['contoso.example'] }))).toBe(false)
  expect(isForEveryCompany(rule({ include: { ...NO_CHOICES, users: [choice('ana')] } }))).toBe(false)
})

test('the same choices are the same rule, in whatever order and letters they come', () => {
  const said = rule({
    domains: ['B.example', 'a.example', 'b.example'],
    include: { ...NO_CHOICES, groups: [choice('B'), choice('a'), choice('b')] },
  })
  expect(importRuleFieldsSchema.parse(said)).toMatchObject({
    domains: ['a.example', 'b.example'],
    include: { groups: [{ id: 'a' }, { id: 'b' }] },
  })
  expect(importRuleFieldsSchema.safeParse(rule({ domains: [] })).success).toBe(false)
})
