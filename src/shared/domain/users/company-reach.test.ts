import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { permissionsOf, ROLES } from '../permissions/roles.ts'
import { DANGEROUS_ACTS } from '../permissions/dangerous-acts.ts'
import { companiesInReach, isConfined, seesEveryCompany } from './company-reach.ts'
import { fullMember, type User } from './user.ts'
import { addRefusal, changeRefusal, copiedAccess, settledUser } from './user-rules.ts'

const COMPANIES = ['a', 'b', 'c', 'd', 'e']
const GROUPS = ['g', 'h', 'i']

const some = (of: readonly string[]) => fc.subarray([...of])
const groups = fc.tuple(
  ...GROUPS.map((id) => some(COMPANIES).map((customer_ids) => ({ id, name: id, customer_ids }))),
)
const access = {
  all_customers: fc.boolean(),
  customer_ids: some(COMPANIES),
  group_ids: some(GROUPS),
  excluded_customer_ids: some(COMPANIES),
  excluded_group_ids: some(GROUPS),
  excludes_nfr: fc.boolean(),
  customer_id: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.constantFrom(...COMPANIES)),
}
const user = (id: string): fc.Arbitrary<User> =>
  fc
    .record({
      ...access,
      role: fc.constantFrom(...ROLES),
      withheld: fc.subarray([...DANGEROUS_ACTS]),
      manages: fc.boolean(),
    })
    .map(({ manages, ...said }) =>
      settledUser({
        ...fullMember(),
        id,
        organization: 'o',
        email: `${id}@example.test`,
        first_name: 'Jo',
        last_name: 'Tower',
        ...said,
        permissions: permissionsOf('System user', manages ? { systemUsers: 'manage' } : {}),
      }),
    )
const companies = COMPANIES.map((id) => ({ id, nfr: id === 'a', parent_id: null }))
/** The companies that a rule person sees, by asking of each company alone. */
const naive = (of: User, grouped: readonly { id: string; customer_ids: readonly string[] }[]) =>
  companies
    .filter(({ id, nfr }) => {
      const isIn = (groupIds: readonly string[]) =>
        groupIds.some((groupId) =>
          grouped.some((group) => group.id === groupId && group.customer_ids.includes(id)),
        )
      if (of.excluded_customer_ids.includes(id) || isIn(of.excluded_group_ids)) return false
      if (of.excludes_nfr && nfr) return false
      return of.all_customers || of.customer_ids.includes(id) || isIn(of.group_ids)
    })
    .map(({ id }) => id)

describe('the companies that somebody sees', () => {
  test('are those that are given, without any that is excluded', () => {
    fc.assert(
      fc.property(user('u'), groups, (one, grouped) => {
        expect(companiesInReach(one, { companies, groups: grouped })).toEqual(naive(one, grouped))
      }),
    )
  })

  test('never have an excluded one among them, whatever else is said', () => {
    fc.assert(
      fc.property(user('u'), groups, (one, grouped) => {
        const seen = companiesInReach(one, { companies, groups: grouped })
        const kept = [
          ...one.excluded_customer_ids,
          ...grouped
            .filter(({ id }) => one.excluded_group_ids.includes(id))
            .flatMap((each) => each.customer_ids),
        ]
        expect(seen.filter((id) => kept.includes(id))).toEqual([])
      }),
    )
  })

  test('are every company only where nothing is kept', () => {
    fc.assert(
      fc.property(user('u'), groups, (one, grouped) => {
        if (!seesEveryCompany(one) || one.excludes_nfr) return
        expect(companiesInReach(one, { companies, groups: grouped })).toEqual(COMPANIES)
      }),
    )
  })
})

describe('nobody gives more than they may', () => {
  const person = (id: string, said: Partial<User>): User =>
    settledUser({
      ...fullMember(),
      id,
      organization: 'o',
      email: `${id}@example.test`,
      first_name: 'Jo',
      last_name: 'Tower',
      role: 'Admin',
      permissions: permissionsOf('Admin', {}),
      ...said,
    })

  test('a copy takes what is withheld from either, and the companies of who copies where they may give no others', () => {
    const actor = person('actor', { withheld: ['deleteUsers'], excluded_customer_ids: ['a'] })
    const source = person('source', { role: 'Agent', withheld: ['wipeDevices'] })
    expect(copiedAccess(actor, source, new Set(['b', 'c']))).toMatchObject({
      role: 'Agent',
      withheld: ['deleteUsers', 'wipeDevices'],
      all_customers: true,
      excluded_customer_ids: ['a'],
    })
    expect(copiedAccess(actor, person('owner', { role: 'Owner' }), new Set())).toBeUndefined()
  })

  const reachOf = (of: User, grouped: Parameters<typeof naive>[1]) => new Set(naive(of, grouped))

  test('a copy of a permission set is what the actor could have added by hand, without what is withheld from them', () => {
    fc.assert(
      fc.property(user('actor'), user('source'), groups, (actor, source, grouped) => {
        const seen = reachOf(actor, grouped)
        const copy = copiedAccess(actor, source, seen)
        if (!copy) return
        expect(addRefusal(actor, copy, seen)).toBeUndefined()
        const clone = settledUser({ ...source, ...copy, id: 'clone' })
        // An owner has everything, and is made by owners alone.
        const allowed =
          clone.role === 'Owner' ? [] : actor.withheld.filter((act) => !clone.withheld.includes(act))
        expect(allowed).toEqual([])
        const beyond = isConfined(actor) ? naive(clone, grouped).filter((id) => !seen.has(id)) : []
        expect(beyond).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  test('a change gives back nothing that is withheld from the actor, and moves no group or exclude list without every company', () => {
    fc.assert(
      fc.property(user('actor'), user('u'), user('u'), fc.boolean(), (actor, before, wanted, isSelf) => {
        const from = isSelf ? actor : before
        const after = { ...wanted, id: from.id, untouchable: from.untouchable }
        if (changeRefusal(actor, { before: from, after, owners: 2 })) return
        const isBack = actor.withheld.some(
          (act) => from.withheld.includes(act) && !after.withheld.includes(act),
        )
        expect(isBack).toBe(false)
        if (seesEveryCompany(actor)) return
        expect(after.group_ids).toEqual(from.group_ids)
        expect(after.excluded_customer_ids).toEqual(from.excluded_customer_ids)
        expect(after.excluded_group_ids).toEqual(from.excluded_group_ids)
        expect(isConfined(actor) && after.all_customers !== from.all_customers).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })
})
