import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#shared/lib/time.ts'
import { type IncidentAlert, incidentLimits, incidentsOf } from './incidents.ts'

const START = Date.parse('2026-11-20T08:00:00.000Z')
const iso = (time: number) => new Date(START + time).toISOString()

interface Given {
  id: string
  /** Milliseconds since the start. */
  at: number
  lastAt?: number
  raisedAt?: number
  company?: string
  account?: string
  by?: { kind: 'user' | 'app'; id: string }
  ip?: string
  request?: string
}

const alert = ({ id, at, lastAt = at, raisedAt = at, company = 'a', ...given }: Given): IncidentAlert => ({
  id,
  customer_id: company,
  at: iso(at),
  last_at: iso(lastAt),
  raised_at: iso(raisedAt),
  account: given.account === undefined ? null : { id: null, name: given.account },
  actor: given.by ? { kind: given.by.kind, id: given.by.id, name: null } : null,
  ip: given.ip ?? null,
  correlation_id: given.request ?? null,
})

/** The ids of each incident, in whatever order. */
const groupsIn = (given: readonly Given[]) =>
  incidentsOf(given.map(alert))
    .map(({ alerts }) => alerts.map(({ id }) => id).join(' '))
    .toSorted()

describe('alerts are one incident where they', () => {
  test('are about an account of a company within a day of each other, and not where it is another company', () => {
    expect(
      groupsIn([
        { id: '1', at: 0, account: 'Kim@a.example' },
        { id: '2', at: 20 * HOUR, account: 'kim@a.example' },
        { id: '3', at: 40 * HOUR, account: 'kim@a.example' },
        { id: '4', at: 65 * HOUR, account: 'kim@a.example' },
        { id: '5', at: 0, account: 'kim@a.example', company: 'b' },
      ]),
    ).toEqual(['1 2 3', '4', '5'])
  })

  test('begin within a day of the end of one that took long', () => {
    expect(
      groupsIn([
        { id: '1', at: 0, lastAt: 10 * HOUR, account: 'kim' },
        { id: '2', at: 33 * HOUR, account: 'kim' },
      ]),
    ).toEqual(['1 2'])
  })

  test('are of one request, or done by who is attacked', () => {
    expect(
      groupsIn([
        { id: '1', at: 0, account: 'kim', request: 'r' },
        { id: '2', at: HOUR, account: 'lee', request: 'r' },
        { id: '3', at: HOUR, account: 'sam', by: { kind: 'user', id: 'kim' } },
        { id: '4', at: 9 * HOUR, account: 'alex', by: { kind: 'user', id: 'sam' } },
      ]),
    ).toEqual(['1 2 3', '4'])
  })

  test('have an address or an app in common within two hours, with nothing else to tell them apart', () => {
    expect(
      groupsIn([
        { id: '1', at: 0, account: 'kim', ip: '203.0.113.7' },
        { id: '2', at: HOUR, account: 'lee', company: 'b', ip: '203.0.113.7' },
        { id: '3', at: 4 * HOUR, account: 'sam', company: 'c', ip: '203.0.113.7' },
        { id: '4', at: 5 * HOUR, company: 'c', by: { kind: 'app', id: 'x' } },
        { id: '5', at: 6 * HOUR, company: 'd', by: { kind: 'app', id: 'x' } },
      ]),
    ).toEqual(['1 2', '3', '4 5'])
  })
})

describe('what is shared by many glues nothing together', () => {
  test('an address that is safe at the company', () => {
    const alerts = [
      { id: '1', at: 0, account: 'kim', ip: '203.0.113.7' },
      { id: '2', at: 0, account: 'lee', ip: '203.0.113.7' },
    ].map(alert)
    expect(incidentsOf(alerts)).toHaveLength(1)
    expect(incidentsOf(alerts, (company, ip) => company === 'a' && ip === '203.0.113.7')).toHaveLength(2)
  })

  test('an address of many accounts or companies joins only what belongs to nothing else', () => {
    const lone = Array.from({ length: 6 }, (_, each) => ({
      id: `lone-${each}`,
      at: each * MINUTE,
      company: `company-${each}`,
      account: 'kim',
      ip: '203.0.113.7',
    }))
    const attack = [
      { id: 'first', at: 0, account: 'lee', ip: '203.0.113.7' },
      { id: 'second', at: HOUR, account: 'lee' },
    ]
    const incidents = incidentsOf([...lone, ...attack].map(alert))
    expect(incidents.map(({ address, alerts }) => [address, alerts.length])).toEqual([
      ['203.0.113.7', 6],
      [undefined, 2],
    ])
  })

  test('an address that many accounts had over the weeks joins none that have more than it', () => {
    const pair = ['kim', 'lee'].flatMap((account, each): Given[] => [
      { id: `${account}-1`, at: each * HOUR, account, ip: '203.0.113.7' },
      { id: `${account}-2`, at: 5 * HOUR, account },
    ])
    const before = Array.from({ length: 9 }, (_, each) => ({
      id: String(each),
      at: -10 * each * 24 * HOUR - 24 * HOUR,
      account: `person-${each}`,
      ip: '203.0.113.7',
    }))
    expect(groupsIn([...pair, ...before.slice(0, 8)])).toContain('kim-1 lee-1 kim-2 lee-2')
    expect(groupsIn([...pair, ...before])).toEqual(expect.arrayContaining(['kim-1 kim-2', 'lee-1 lee-2']))
  })

  test('what leads from account to account ends where it is more than one attack', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, each): Given[] => [
        { id: `${each}-1`, at: each * MINUTE, account: `person-${each}`, ip: `203.0.113.${each}` },
        { id: `${each}-2`, at: each * MINUTE, account: `person-${each}`, ip: `203.0.113.${each + 1}` },
      ]).flat()
    expect(groupsIn(chain(incidentLimits.accounts))).toHaveLength(1)
    expect(groupsIn(chain(incidentLimits.accounts + 1))).toHaveLength(incidentLimits.accounts + 1)
  })

  test('what an address adds to an account that is under attack for more than a week stands alone', () => {
    const days = (count: number): Given[] => [
      ...Array.from({ length: count }, (_, each) => ({
        id: String(each),
        at: each * 24 * HOUR,
        account: 'kim',
      })),
      { id: 'by', at: 0, account: 'kim', ip: '203.0.113.7' },
      { id: 'other', at: HOUR, account: 'lee', ip: '203.0.113.7' },
    ]
    expect(groupsIn(days(8))).toHaveLength(1)
    expect(groupsIn(days(9))).toHaveLength(2)
  })

  test('an address that is in use all day is no single run', () => {
    const day = Array.from({ length: 30 }, (_, each) => ({
      id: String(each),
      at: each * HOUR,
      account: `person-${each}`,
      ip: '203.0.113.7',
    }))
    expect(groupsIn(day)).toHaveLength(30)
    expect(groupsIn(day.slice(0, 12))).toHaveLength(1)
  })

  test('a pool of addresses through which everybody goes falls apart into accounts', () => {
    const pool = Array.from({ length: 200 }, (_, each) => ({
      id: String(each),
      at: each * 30 * MINUTE,
      company: `company-${each % 20}`,
      account: 'kim',
      ip: `203.0.113.${Math.floor(each / 3)}`,
    }))
    const incidents = incidentsOf(pool.map(alert))
    for (const { alerts } of incidents)
      expect(new Set(alerts.map(({ customer_id }) => customer_id)).size).toBeLessThanOrEqual(
        incidentLimits.companies,
      )
    expect(incidents).toHaveLength(20)
  })
})

describe('an address in several companies, with nothing else', () => {
  const tried = ['a', 'b', 'c'].map((company) => ({
    id: company,
    at: 0,
    company,
    account: 'kim',
    ip: '203.0.113.7',
  }))

  test('is called by it', () => {
    expect(incidentsOf(tried.map(alert)).map(({ address }) => address)).toEqual(['203.0.113.7'])
  })

  test('leaves out the company at which something followed', () => {
    const followed = [...tried, { id: 'd', at: HOUR, company: 'a', account: 'kim' }]
    expect(incidentsOf(followed.map(alert)).map(({ address, alerts }) => [address, alerts.length])).toEqual([
      [undefined, 2],
      ['203.0.113.7', 2],
    ])
  })
})

describe('the id of an incident', () => {
  const first = { id: 'm', at: 10 * HOUR, raisedAt: 10 * HOUR, account: 'kim' }

  test('stays while it grows, also by what is older or called by a lower id', () => {
    const later = { id: 'z', at: 11 * HOUR, account: 'kim' }
    const older = { id: 'a', at: 0, raisedAt: 12 * HOUR, account: 'kim' }
    for (const more of [[], [later], [later, older], [older]])
      expect(incidentsOf([first, ...more].map(alert)).map(({ id }) => id)).toEqual(['m'])
    expect(groupsIn([first, later, older])).toEqual(['a m z'])
  })

  test('is that of the first of two that turn out to be one', () => {
    const second = { id: 'b', at: 50 * HOUR, raisedAt: 50 * HOUR, account: 'kim' }
    expect(incidentsOf([first, second].map(alert)).map(({ id }) => id)).toEqual(['m', 'b'])
    const between = { id: 'c', at: 30 * HOUR, raisedAt: 60 * HOUR, account: 'kim' }
    expect(incidentsOf([first, second, between].map(alert)).map(({ id }) => id)).toEqual(['m'])
  })
})

/** Numbers between 0 and 1 that are the same in each run. */
function createChance(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

function generate(count: number, seed: number): IncidentAlert[] {
  const chance = createChance(seed)
  const upTo = (most: number) => Math.floor(chance() * most)
  return Array.from({ length: count }, (_, place) =>
    alert({
      id: `${seed}-${String(place).padStart(6, '0')}`,
      at: upTo(8 * 24) * HOUR + upTo(60) * MINUTE,
      raisedAt: upTo(20 * 24) * HOUR,
      company: `company-${upTo(8)}`,
      ...(chance() < 0.8 ? { account: `person-${upTo(15)}` } : {}),
      ...(chance() < 0.6 ? { ip: `203.0.113.${upTo(60)}` } : {}),
      ...(chance() < 0.1 ? { request: `request-${upTo(20)}` } : {}),
      ...(chance() < 0.2
        ? { by: { kind: chance() < 0.5 ? 'user' : 'app', id: `person-${upTo(15)}` } as const }
        : {}),
    }),
  )
}

const shuffled = <Item>(items: readonly Item[], chance: () => number) =>
  items
    .map((item) => ({ item, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

test.each([1, 2, 3, 4, 5])('of any alerts each is in one incident, whatever their order (%i)', (seed) => {
  const alerts = generate(400, seed)
  const seen = (given: readonly IncidentAlert[]) =>
    incidentsOf(given)
      .map(({ id, address, alerts }) => `${id} ${address} ${alerts.map((each) => each.id).join()}`)
      .toSorted()
  const inOrder = seen(alerts)
  expect(seen(shuffled(alerts, createChance(seed + 100)))).toEqual(inOrder)
  const all = incidentsOf(alerts).flatMap((incident) => incident.alerts.map(({ id }) => id))
  expect(all.toSorted()).toEqual(alerts.map(({ id }) => id).toSorted())
  // Some belong together and not everything does, or nothing would be shown here.
  expect(inOrder.length).toBeGreaterThan(50)
  expect(inOrder.length).toBeLessThan(390)
})
