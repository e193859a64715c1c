import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feedOf } from '#shared/domain/alerts/feed-of.ts'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { toolsOf } from '#shared/domain/screens/toolbar.ts'
import { DAY, HOUR } from '#shared/lib/time.ts'
import { buildAccess } from '#tests/support/build-access.ts'
import { buildAlert } from '#tests/support/build-alert.ts'
import { ALERT_RANGES } from './alerts-address.ts'
import { accountText, createNaming, type NamedAlert, shownAlerts, withOpened } from './alert-rows.ts'
import { groupAhead, nearAlerts } from './near-alerts.ts'
import { relatedAlerts, RELATIONS } from './related-alerts.ts'
import { silences } from './sources.ts'

const NOW = Date.parse('2026-11-25T12:00:00.000Z')
const ago = (time: number) => new Date(NOW - time).toISOString()

const viewOf = (given: Partial<AlertRow> = {}) => ({
  row: buildAlert(given),
  v: 1,
  isPending: false,
  isConflict: false,
})
const naming = () =>
  createNaming({
    titleOf: (detection) => `Title of ${detection}`,
    companyOf: () => 'Contoso',
    countryOf: (code) => `Country ${code}`,
    isSnoozed: () => false,
  })
const named = (given: Partial<AlertRow> = {}): NamedAlert => {
  const [alert] = naming()([viewOf(given)])
  if (!alert) throw new Error('There is one')
  return alert
}
const idsOf = (alerts: readonly NamedAlert[]) => alerts.map(({ id }) => id)

test('a list looks back as far as its toolbar offers (SHELL-38)', () => {
  const offered = toolsOf('/secure/alerts', buildAccess()).map(({ tool }) => tool)
  expect(offered).toContainEqual({ kind: 'dateRange', ranges: ALERT_RANGES })
  const span = { last48Hours: 48 * HOUR, lastMonth: 30 * DAY, last2Months: 60 * DAY, last3Months: 90 * DAY }
  for (const range of ALERT_RANGES) {
    const within = named({ id: 'within', last_at: ago(span[range] - 1) })
    const beyond = named({ id: 'beyond', last_at: ago(span[range] + 1) })
    expect([
      range,
      idsOf(shownAlerts([within, beyond], { range }, { companyId: undefined, now: NOW })),
    ]).toEqual([range, ['within']])
  }
})

describe('the alerts of a list', () => {
  const fresh = named({ id: 'fresh', customer_id: 'a', last_at: ago(HOUR) })
  const old = named({ id: 'old', customer_id: 'b', last_at: ago(40 * DAY) })
  const resolved = named({ id: 'resolved', customer_id: 'a', status: 'resolved', last_at: ago(HOUR) })
  const all = [fresh, old, resolved]
  const shown = (address: Parameters<typeof shownAlerts>[1] & { open?: string }, companyId?: string) =>
    idsOf(withOpened(shownAlerts(all, address, { companyId, now: NOW }), all, address.open))

  test('are those that nobody has dealt with, unless the address asks for others', () => {
    expect(shown({})).toEqual(['fresh', 'old'])
    expect(shown({ state: 'closed' })).toEqual(['resolved'])
    expect(shown({ state: 'every' })).toEqual(['fresh', 'old', 'resolved'])
  })

  test('are of one company, and of the last days, where that is asked for', () => {
    expect(shown({}, 'a')).toEqual(['fresh'])
    expect(shown({ range: 'last48Hours' })).toEqual(['fresh'])
    expect(shown({ range: 'last2Months' })).toEqual(['fresh', 'old'])
  })

  test('have the one that is opened among them, whatever became of it', () => {
    expect(shown({ open: 'resolved', range: 'last48Hours' }, 'b')).toEqual(['resolved'])
  })

  test('are about the account, else about who did it, by name or by id', () => {
    expect(accountText({ account: { id: '1', name: 'alma' }, actor: null })).toBe('alma')
    expect(accountText({ account: { id: '1', name: null }, actor: null })).toBe('1')
    expect(accountText({ account: null, actor: { kind: 'app', id: '2', name: 'Sync' } })).toBe('Sync')
    expect(accountText({ account: null, actor: null })).toBe('')
  })

  test('name a country in words, and none where nobody knows it', () => {
    expect(named().country).toBe('Country NG')
    expect(named({ location: { country: null, state: null, city: null } }).country).toBe('')
    expect(named({ location: null }).country).toBe('')
  })
})

test('an alert whose view is the same is named once, another view of it anew', () => {
  const name = naming()
  const [kept, before] = [viewOf({ id: 'kept' }), viewOf({ id: 'changed' })]
  const first = name([kept, before])
  const second = name([kept, { ...before, row: { ...before.row, status: 'resolved' } }])
  expect(second[0]).toBe(first[0])
  expect(second[1]?.row.status).toBe('resolved')
})

test('alerts are the same list where they are told anew without a change, and another one with it', () => {
  const name = naming()
  const [changed, kept] = [viewOf({ id: 'a' }), viewOf({ id: 'b' })]
  const first = name([changed, kept])
  expect(name([changed, kept])).toBe(first)
  const second = name([viewOf({ id: 'a', count: 2 }), kept])
  expect(second).not.toBe(first)
  expect(second[1]).toBe(first[1])
  expect(idsOf(name([kept]))).toEqual(['b'])
})

test('the list stays the same one where the opened alert is on it', () => {
  const shown = [named({ id: 'a' })]
  expect(withOpened(shown, shown, 'a')).toBe(shown)
  expect(withOpened(shown, shown, undefined)).toBe(shown)
})

describe('what is related to an alert', () => {
  const none = { account: null, actor: null, ip: null } as const
  const one = named({ id: 'one', customer_id: 'a', at: ago(0), last_at: ago(0) })

  test('has its account before its address, in any company, and the newest first', () => {
    const others = [
      named({
        ...none,
        id: 'address',
        customer_id: 'b',
        ip: one.row.ip,
        at: ago(9 * DAY),
        last_at: ago(DAY),
      }),
      named({ id: 'older', customer_id: 'c', ip: null, at: ago(9 * DAY), last_at: ago(3 * DAY) }),
      named({ id: 'newer', customer_id: 'c', ip: null, at: ago(9 * DAY), last_at: ago(2 * DAY) }),
    ]
    expect(relatedAlerts(one, others).map(({ alert, by }) => [alert.id, by])).toEqual([
      ['newer', ['account']],
      ['older', ['account']],
      ['address', ['address']],
    ])
  })

  test('shares the hour only within its company', () => {
    const at = ago(HOUR / 2)
    const others = [
      named({ ...none, id: 'same', customer_id: 'a', at }),
      named({ ...none, id: 'elsewhere', customer_id: 'b', at }),
      named({ ...none, id: 'later', customer_id: 'a', at: ago(2 * HOUR) }),
    ]
    expect(relatedAlerts(one, others).map(({ alert, by }) => [alert.id, by])).toEqual([['same', ['hour']]])
  })

  test('is by the app that did both', () => {
    const app = { kind: 'app', id: 'app-1', name: 'Sync' } as const
    const first = named({ ...none, id: 'first', customer_id: 'a', actor: app })
    const other = named({
      ...none,
      id: 'other',
      customer_id: 'b',
      account: { id: null, name: 'someone else' },
      actor: app,
    })
    expect(relatedAlerts(first, [first, other]).map(({ alert, by }) => [alert.id, by])).toEqual([
      ['other', ['application']],
    ])
  })

  /** Word for word: every relation of every other alert is asked for. */
  function asked(one: NamedAlert, all: readonly NamedAlert[]) {
    const appOf = ({ row: { actor } }: NamedAlert) =>
      actor?.kind === 'app' ? (actor.id ?? actor.name ?? '') : ''
    const equal = (a: string | null, b: string | null) => Boolean(a) && a === b
    const related = all.flatMap((alert) => {
      const { account, row } = alert
      const has = {
        account: equal(account.toLowerCase(), one.account.toLowerCase()),
        address: equal(row.ip, one.row.ip),
        application: equal(appOf(alert), appOf(one)),
        hour:
          row.customer_id === one.row.customer_id &&
          Math.abs(Date.parse(row.at) - Date.parse(one.row.at)) <= HOUR,
      }
      const by = RELATIONS.filter((relation) => has[relation])
      return alert.id === one.id || by.length === 0 ? [] : [{ alert, by }]
    })
    const rank = ({ by }: (typeof related)[number]) => RELATIONS.indexOf(by[0] ?? 'hour')
    return related.toSorted(
      (a, b) => rank(a) - rank(b) || Date.parse(b.alert.row.last_at) - Date.parse(a.alert.row.last_at),
    )
  }

  test('is what every relation of every alert says', () => {
    const time = fc.integer({ min: 0, max: 5 }).map((half) => ago((half * HOUR) / 2))
    const who = fc.constantFrom('Alma', 'alma', 'ben', null)
    const alerts = fc.array(
      fc.record({
        customer_id: fc.constantFrom('a', 'b'),
        at: time,
        last_at: time,
        ip: fc.constantFrom('203.0.113.1', '203.0.113.2', null),
        account: fc.option(fc.record({ id: fc.constantFrom('x', null), name: who })),
        actor: fc.option(
          fc.record({
            kind: fc.constantFrom('app' as const, 'user' as const),
            id: fc.constantFrom('app-1', null),
            name: who,
          }),
        ),
      }),
      { minLength: 1, maxLength: 25 },
    )
    fc.assert(
      fc.property(alerts, (rows) => {
        const all = rows.map((row, place) => named({ ...row, id: `alert-${place}` }))
        const [one] = all
        if (!one) return
        const wanted = asked(one, all)
        expect(relatedAlerts(one, all, 100)).toEqual(wanted)
        // The same once they are grouped.
        groupAhead(all)
        expect([...nearAlerts(one, all)].length).toBeLessThanOrEqual(all.length)
        expect(relatedAlerts(one, all, 100)).toEqual(wanted)
      }),
    )
  })

  test('is looked for among those of the account, the address, the app and the company alone', () => {
    const all = Array.from({ length: 1000 }, (_, place) =>
      named({
        ...none,
        id: `alert-${place}`,
        customer_id: `company-${place % 100}`,
        account: { id: null, name: `person-${place % 200}` },
      }),
    )
    const [first] = all
    if (!first) throw new Error('There is one')
    groupAhead(all)
    expect(idsOf([...nearAlerts(first, all)])).toEqual(
      [0, 200, 400, 600, 800, 100, 300, 500, 700, 900].map((place) => `alert-${place}`),
    )
  })

  test('is never what has nothing in common because neither tells anything', () => {
    const bare = named({ ...none, id: 'bare', customer_id: 'a', at: ago(DAY) })
    expect(relatedAlerts(bare, [named({ ...none, id: 'other', customer_id: 'b' })])).toEqual([])
  })
})

describe('a company is not fully watched', () => {
  const companies = [
    { id: 'a', name: 'Adatum' },
    { id: 'b', name: 'Contoso' },
    { id: 'c', name: 'Fabrikam' },
  ]
  const state = (source: string, reason: 'noLicense' | null) => ({
    source,
    reason,
    permission: 'AuditLog.Read.All',
    read_at: null,
    unread: 0,
    gaps: [],
  })

  test('where a source is refused or nothing is read, and is left out where all is', () => {
    const states = new Map([
      ['a', { id: 'a', customer_id: 'a', sources: [state('signIns', null)] }],
      [
        'b',
        { id: 'b', customer_id: 'b', sources: [state('signIns', 'noLicense'), state('serviceHealth', null)] },
      ],
    ])
    expect(silences(companies, states)).toEqual([
      { companyId: 'b', company: 'Contoso', sources: [{ source: 'signIns', reason: 'noLicense' }] },
      { companyId: 'c', company: 'Fabrikam', sources: 'notRead' },
    ])
  })

  test('of which each source is called by its feed', () => {
    expect(feedOf('unifiedAudit/Audit.Exchange')).toBe('unifiedAudit')
    expect(feedOf('signIns')).toBe('signIns')
    expect(feedOf('hygiene/rogue-app')).toBe('hygiene')
    expect(feedOf('somethingNew')).toBe('other')
  })
})
