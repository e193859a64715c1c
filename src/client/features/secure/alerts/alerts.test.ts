import { describe, expect, test } from 'vitest'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { DAY, HOUR } from '#shared/lib/time.ts'
import { buildAlert } from '#tests/support/build-alert.ts'
import { accountText, type NamedAlert, namedAlerts, shownAlerts } from './alert-rows.ts'
import { relatedAlerts } from './related-alerts.ts'
import { feedOf, silences } from './sources.ts'

const NOW = Date.parse('2026-11-25T12:00:00.000Z')
const ago = (time: number) => new Date(NOW - time).toISOString()

const named = (given: Partial<AlertRow> = {}): NamedAlert => {
  const [alert] = namedAlerts([{ row: buildAlert(given), v: 1, isPending: false, isConflict: false }], {
    titleOf: (detection) => `Title of ${detection}`,
    companyOf: () => 'Contoso',
    countryOf: (code) => `Country ${code}`,
    isSnoozed: () => false,
  })
  if (!alert) throw new Error('There is one')
  return alert
}
const idsOf = (alerts: readonly NamedAlert[]) => alerts.map(({ id }) => id)

describe('the alerts of a list', () => {
  const fresh = named({ id: 'fresh', customer_id: 'a', last_at: ago(HOUR) })
  const old = named({ id: 'old', customer_id: 'b', last_at: ago(40 * DAY) })
  const resolved = named({ id: 'resolved', customer_id: 'a', status: 'resolved', last_at: ago(HOUR) })
  const all = [fresh, old, resolved]
  const shown = (address: Parameters<typeof shownAlerts>[1], companyId?: string) =>
    idsOf(shownAlerts(all, address, { companyId, now: NOW }))

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
    expect(feedOf('somethingNew')).toBe('other')
  })
})
