import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChecklistItem, type CheckName, firstChecklist, openCount, progress } from './checklist.ts'
import { completionOf, countedItem, type SetUpFacts } from './completion.ts'

/** Any organization: of its active companies some are connected, and some say where they work. */
const anyFacts: fc.Arbitrary<SetUpFacts> = fc
  .record({
    isCSP: fc.boolean(),
    numCustomers: fc.nat(5),
    connected: fc.nat(5),
    tenants: fc.nat(5),
    mapped: fc.nat(5),
    numSystemUsers: fc.nat(3),
    displayName: fc.constantFrom(null, 'Halo'),
    hasGlobalDefaults: fc.boolean(),
    saying: fc.nat(5),
    numScheduledReports: fc.nat(3),
    isPublished: fc.boolean(),
  })
  .map(({ connected, tenants, mapped, saying, ...facts }) => ({
    ...facts,
    numExternalCustomers: tenants,
    numMappings: Math.min(mapped, tenants),
    numDirectIntegrations: Math.min(connected, facts.numCustomers),
    numCustomersWithSettings: Math.min(saying, facts.numCustomers),
    numCustomersWithAware: facts.numCustomers,
  }))
const anyDismissals = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 })

const GRADES = ['INCOMPLETE', 'PARTIALLY_COMPLETE', 'COMPLETE'] as const
const listOf = (facts: SetUpFacts): ChecklistItem[] =>
  firstChecklist().map((item) => countedItem(item, facts))
const gradeOf = (items: readonly ChecklistItem[], name: CheckName): number =>
  GRADES.indexOf(items.find(({ id }) => id === name)?.completionStatus ?? 'INCOMPLETE')

test('the status of a step is what its figures say, and counting again changes nothing', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const items = listOf(facts)
      for (const { id, details, completionStatus } of items)
        expect([id, completionStatus]).toEqual([id, completionOf(id, details)])
      expect(items.map((item) => countedItem(item, facts))).toEqual(items)
    }),
  )
})

/** What somebody can do, each of which can only bring a step further. */
const acts: readonly [CheckName, (facts: SetUpFacts) => SetUpFacts][] = [
  ['INTEGRATE_TO_MICROSOFT', (facts) => ({ ...facts, isCSP: true })],
  [
    'INTEGRATE_TO_MICROSOFT',
    (facts) => ({
      ...facts,
      numDirectIntegrations: Math.min(facts.numCustomers, facts.numDirectIntegrations + 1),
    }),
  ],
  ['INTEGRATE_TO_PSA', (facts) => ({ ...facts, displayName: 'Halo' })],
  ['ADD_SYSTEM_USER', (facts) => ({ ...facts, numSystemUsers: facts.numSystemUsers + 1 })],
  ['ADD_OPERATING_COUNTRIES', (facts) => ({ ...facts, hasGlobalDefaults: true })],
  [
    'ADD_OPERATING_COUNTRIES',
    (facts) => ({
      ...facts,
      numCustomersWithSettings: Math.min(facts.numCustomers, facts.numCustomersWithSettings + 1),
    }),
  ],
  ['SCHEDULE_REPORT', (facts) => ({ ...facts, numScheduledReports: facts.numScheduledReports + 1 })],
  ['ADD_CUSTOM_BRANDING', (facts) => ({ ...facts, isPublished: true })],
]

test.each(acts)('doing more brings %s further or leaves it, and moves no other step', (name, act) => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const [before, after] = [listOf(facts), listOf(act(facts))]
      expect(gradeOf(after, name)).toBeGreaterThanOrEqual(gradeOf(before, name))
      const others = (items: readonly ChecklistItem[]) => items.filter(({ id }) => id !== name)
      expect(others(after)).toEqual(others(before))
    }),
  )
})

test('a step of all companies is complete once the last is done, in part before, and not begun by none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(30), (companies, done) => {
      const count = Math.min(done, companies)
      const status = completionOf('INTEGRATE_TO_MICROSOFT', {
        isCSP: false,
        numCustomers: companies,
        numDirectIntegrations: count,
      })
      expect(status === 'COMPLETE').toBe(count === companies)
      expect(status === 'INCOMPLETE').toBe(count === 0)
    }),
  )
})

test('whatever is done and dismissed, badge and progress agree: nothing is open where all is done', () => {
  fc.assert(
    fc.property(anyFacts, anyDismissals, (facts, dismissals) => {
      const items = listOf(facts).map((item, at) => ({ ...item, dismissed: dismissals[at] ?? false }))
      const share = progress(items)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
      expect(openCount(items) === 0).toBe(share === 1)
      // Dismissing what is open never makes the badge larger.
      const [open] = items.filter(
        ({ dismissed, completionStatus }) => !dismissed && completionStatus !== 'COMPLETE',
      )
      const less = items.map((item) => (item === open ? { ...item, dismissed: true } : item))
      expect(openCount(less)).toBe(openCount(items) - (open ? 1 : 0))
    }),
  )
})
