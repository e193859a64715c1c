import { describe, expect, test } from 'vitest'
import { type Check, defineCheck } from './check.ts'
import { checks as catalogue } from './checks.ts'
import type { JudgedCheck } from './score.ts'
import type { Effort, Severity } from './severity.ts'
import { compliant, notCompliant, notMeasured } from './verdict.ts'
import { type JudgedCompany, whatToDoFirst } from './what-to-do-first.ts'

const LACKING: JudgedCheck = { verdict: notCompliant(false), isIncluded: true, isResolved: false }

const build = (
  id: string,
  severity: Severity,
  { effort = 'low', hasRemedy = true }: { effort?: Effort; hasRemedy?: boolean } = {},
): Check =>
  defineCheck({
    id,
    code: 'TEST-01',
    area: 'entra',
    severity,
    effort,
    requires: 'free',
    reads: [],
    anchors: {},
    target: true,
    evaluate: () => LACKING.verdict,
    ...(hasRemedy ? { remedy: () => [] } : {}),
  })

const company = (id: string, judged: Record<string, Partial<JudgedCheck>>): JudgedCompany => ({
  id,
  checks: new Map(Object.entries(judged).map(([check, said]) => [check, { ...LACKING, ...said }])),
})
/** As many companies, none of which meets any of these checks. */
const lacking = (count: number, ...checks: readonly Check[]): JudgedCompany[] =>
  Array.from({ length: count }, (_, at) =>
    company(`c${at}`, Object.fromEntries(checks.map(({ id }) => [id, {}]))),
  )

const unknown = () => undefined
const idsOf = (things: readonly { check: Check }[]) => things.map(({ check }) => check.id)
const ranked = (
  checks: readonly Check[],
  companies: readonly JudgedCompany[],
  peopleIn: (id: string) => number | undefined = unknown,
) => idsOf(whatToDoFirst({ checks, companies, peopleIn }))

describe('what to do first', () => {
  test('is what is most severe, where as many companies lack it', () => {
    const checks = [build('a', 'low'), build('b', 'medium'), build('c', 'critical'), build('d', 'high')]
    expect(ranked(checks, lacking(3, ...checks))).toEqual(['c', 'd', 'b', 'a'])
  })

  test('is what most companies lack, of equal severity', () => {
    const [few, many] = [build('few', 'high'), build('many', 'high')]
    const companies = [...lacking(2, few, many), company('more', { many: {} })]
    expect(ranked([few, many], companies)).toEqual(['many', 'few'])
  })

  test('is what takes less, and what can be done from here before what is done by hand', () => {
    const checks = [
      build('hard', 'high', { effort: 'high' }),
      build('by-hand', 'high', { hasRemedy: false }),
      build('some', 'high', { effort: 'medium' }),
      build('easy', 'high'),
    ]
    expect(ranked(checks, lacking(2, ...checks))).toEqual(['easy', 'some', 'by-hand', 'hard'])
  })

  test('is a hole that a password opens before a reminder, however much work it is', () => {
    const [hole, reminder] = [
      build('hole', 'critical', { effort: 'high', hasRemedy: false }),
      build('reminder', 'medium'),
    ]
    expect(ranked([reminder, hole], lacking(5, hole, reminder))).toEqual(['hole', 'reminder'])
  })

  test('is what more people have of it, but a large company does not outweigh a worse hole', () => {
    const [small, large, worse] = [build('small', 'medium'), build('large', 'medium'), build('worse', 'high')]
    const companies = [company('s', { small: {}, worse: {} }), company('l', { large: {} })]
    const people = (id: string) => (id === 'l' ? 100_000 : 10)
    expect(ranked([small, large, worse], companies, people)).toEqual(['worse', 'large', 'small'])
  })

  test('stays in the order of the catalogue where nothing tells two apart', () => {
    const checks = ['d', 'b', 'c', 'a'].map((id) => build(id, 'high'))
    expect(ranked(checks, lacking(2, ...checks))).toEqual(['d', 'b', 'c', 'a'])
  })

  test('are ten at most', () => {
    const checks = Array.from({ length: 14 }, (_, at) => build(`check-${at}`, 'low'))
    expect(ranked(checks, lacking(1, ...checks))).toHaveLength(10)
  })
})

describe('nothing is to be done', () => {
  const check = build('a', 'critical')
  test.each<[string, Partial<JudgedCheck>]>([
    ['where a check is met', { verdict: compliant(true) }],
    ['where it was not measured', { verdict: notMeasured('notConnected') }],
    ['where somebody decided otherwise', { isResolved: true }],
    ['where the audit leaves it out', { isIncluded: false }],
  ])('%s', (_, said) => {
    const companies = [company('c1', { a: said }), company('c2', { a: {} })]
    const [first] = whatToDoFirst({ checks: [check], companies, peopleIn: unknown })
    expect(first?.companyIds).toEqual(['c2'])
    expect(ranked([check], companies.slice(0, 1))).toEqual([])
  })

  test('where a company has never heard of a check', () => {
    expect(ranked([check], [company('c1', {})])).toEqual([])
  })
})

describe('people', () => {
  const consent = catalogue.filter(({ id }) => id === 'user-consent-off')
  const peopleOf = (peopleIn: (id: string) => number | undefined, checks = consent) =>
    whatToDoFirst({ checks, companies: lacking(2, ...checks), peopleIn })[0]?.people

  test('are those of every company that lacks it', () => {
    expect(peopleOf(() => 12)).toEqual({ count: 24, isWhole: true })
  })

  test('are at least those that are known', () => {
    expect(peopleOf((id) => (id === 'c0' ? 12 : undefined))).toEqual({ count: 12, isWhole: false })
  })

  test('are not said where they were not read, or where it is not everyone who notices', () => {
    expect(peopleOf(unknown)).toBeUndefined()
    const ofGuests = catalogue.filter(({ id }) => id === 'guests-cannot-reshare')
    expect(peopleOf(() => 12, ofGuests)).toBeUndefined()
  })
})
