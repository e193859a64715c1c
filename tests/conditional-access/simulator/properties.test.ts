import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import type { AccessTenant, SignIn } from '#shared/domain/conditional-access/simulate/sign-in.ts'
import {
  compileTenant,
  type Outcome,
  RESULTS,
  simulate,
} from '#shared/domain/conditional-access/simulate/simulate.ts'
import { block, ids } from './case.ts'
import { policies, signIns, tenants } from './random-access.ts'

const EFFORT = Number(process.env['TEST_EFFORT'] ?? 1)
const holds = (
  property: fc.IProperty<[AccessTenant, SignIn]> | fc.IProperty<[AccessTenant, SignIn, Policy]>,
) => fc.assert(property as fc.IProperty<unknown>, { numRuns: 400 * EFFORT })

const of = (tenant: AccessTenant, signIn: SignIn): Outcome => simulate(compileTenant(tenant), signIn)
const rank = ({ result }: Pick<Outcome, 'result'>) => RESULTS.indexOf(result)
const worst = ({ result, perhaps }: Pick<Outcome, 'result' | 'perhaps'>) => RESULTS.indexOf(perhaps ?? result)
const changed = (tenant: AccessTenant, change: (policy: Policy) => Policy): AccessTenant => ({
  ...tenant,
  policies: tenant.policies.map(change),
})

test('leaving somebody out of every policy never adds a demand', () =>
  holds(
    fc.property(tenants, signIns, (tenant, signIn) => {
      const { who } = signIn
      const spared = changed(tenant, (policy) => ({
        ...policy,
        conditions: {
          ...policy.conditions,
          users: {
            ...policy.conditions.users,
            excludeUsers: [...(policy.conditions.users?.excludeUsers ?? []), who.id],
          },
        },
      }))
      const [before, after] = [of(tenant, signIn), of(spared, signIn)]
      expect(rank(after)).toBeLessThanOrEqual(rank(before))
      expect(worst(after)).toBe(0)
    }),
  ))

test('an application that is left out is met by no more than before', () =>
  holds(
    fc.property(tenants, signIns, (tenant, signIn) => {
      const spared = changed(tenant, (policy) => ({
        ...policy,
        conditions: {
          ...policy.conditions,
          applications: {
            ...policy.conditions.applications,
            excludeApplications: [...(policy.conditions.applications?.excludeApplications ?? []), ids.ownApp],
          },
        },
      }))
      expect(worst(of(spared, signIn))).toBeLessThanOrEqual(worst(of(tenant, signIn)))
    }),
  ))

test('policies that only report keep nobody out and demand nothing', () =>
  holds(
    fc.property(tenants, signIns, (tenant, signIn) => {
      const reporting = changed(tenant, (policy) => ({
        ...policy,
        state: 'enabledForReportingButNotEnforced',
      }))
      expect(of(reporting, signIn)).toMatchObject({ result: 'granted', perhaps: undefined, session: {} })
    }),
  ))

test('what reporting policies would do is at least as grave as what is done', () =>
  holds(
    fc.property(tenants, signIns, (tenant, signIn) => {
      const outcome = of(tenant, signIn)
      expect(rank(outcome.reportOnly)).toBeGreaterThanOrEqual(rank(outcome))
    }),
  ))

test('switching a policy off never adds a demand', () =>
  holds(
    fc.property(tenants, signIns, (tenant, signIn) => {
      const [first, ...rest] = tenant.policies
      if (!first) return
      const without = { ...tenant, policies: [{ ...first, state: 'disabled' }, ...rest] }
      expect(rank(of(without, signIn))).toBeLessThanOrEqual(rank(of(tenant, signIn)))
      expect(worst(of(without, signIn))).toBeLessThanOrEqual(worst(of(tenant, signIn)))
    }),
  ))

test('one more policy never takes a demand away', () =>
  holds(
    fc.property(tenants, signIns, policies, (tenant, signIn, policy) => {
      const more = { ...tenant, policies: [...tenant.policies, policy] }
      expect(rank(of(more, signIn))).toBeGreaterThanOrEqual(rank(of(tenant, signIn)))
    }),
  ))

test('a block of everybody wins, whatever else applies', () =>
  holds(
    fc.property(tenants, signIns, (tenant, signIn) => {
      if (signIn.target.kind === 'action') return
      const blocked = { ...tenant, policies: [...tenant.policies, block()] }
      expect(of(blocked, signIn)).toMatchObject({ result: 'blocked', perhaps: undefined })
    }),
  ))

test('the order of policies, and of what they list, does not matter', () =>
  holds(
    fc.property(tenants, signIns, (tenant, signIn) => {
      const turned = {
        ...tenant,
        policies: tenant.policies.toReversed().map((policy): Policy => {
          const { users, applications } = policy.conditions
          return {
            ...policy,
            conditions: {
              ...policy.conditions,
              users: { ...users, excludeUsers: users?.excludeUsers?.toReversed() },
              applications: {
                ...applications,
                excludeApplications: applications?.excludeApplications?.toReversed(),
              },
            },
          }
        }),
      }
      const [one, other] = [of(tenant, signIn), of(turned, signIn)]
      expect(other.result).toBe(one.result)
      expect(other.perhaps).toBe(one.perhaps)
      expect(other.policies.toReversed()).toEqual(one.policies)
    }),
  ))

test('members that nobody knows, and what is left out or null, change nothing', () =>
  holds(
    fc.property(tenants, signIns, (tenant, signIn) => {
      const strange = changed(tenant, (policy) => ({
        ...policy,
        partialEnablementStrategy: null,
        conditions: { ...policy.conditions, times: { includedRanges: [] }, insiderRiskLevels: null },
      }))
      expect(of(strange, signIn)).toEqual(of(tenant, signIn))
    }),
  ))

test('knowing more never makes the certain milder than it was, nor the possible graver', () =>
  holds(
    fc.property(tenants, signIns, (tenant, signIn) => {
      const less = of(tenant, { ...signIn, userRisk: undefined, signInRisk: undefined })
      for (const [userRisk, signInRisk] of [
        ['none', 'none'],
        ['high', 'low'],
        ['medium', 'high'],
      ] as const) {
        const more = of(tenant, { ...signIn, userRisk, signInRisk })
        expect(rank(more)).toBeGreaterThanOrEqual(rank(less))
        expect(worst(more)).toBeLessThanOrEqual(worst(less))
      }
    }),
  ))
