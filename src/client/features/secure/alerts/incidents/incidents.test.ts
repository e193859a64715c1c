import { describe, expect, test } from 'vitest'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { DAY, HOUR } from '#shared/lib/time.ts'
import { buildAlert } from '#tests/support/build-alert.ts'
import { createNaming, type NamedAlert } from '../alert-rows.ts'
import { namedIncidents, openedIncident, shownIncidents } from './incident-rows.ts'
import { safeIn } from './use-incidents.ts'

const NOW = Date.parse('2026-11-25T12:00:00.000Z')
const ago = (time: number) => new Date(NOW - time).toISOString()

/** Alerts a time ago, each raised as it happened. */
const named = (...given: (Partial<AlertRow> & { id: string; ago: number })[]): NamedAlert[] =>
  createNaming({
    titleOf: (detection) => `Title of ${detection}`,
    companyOf: (id) => `Company ${id}`,
    countryOf: (code) => code,
    isSnoozed: () => false,
  })(
    given.map(({ ago: time, ...row }) => ({
      row: buildAlert({ at: ago(time), last_at: ago(time), raised_at: ago(time), customer_id: 'a', ...row }),
      v: 1,
      isPending: row.id === 'waiting',
      isConflict: false,
    })),
  )
const incidentsIn = (alerts: readonly NamedAlert[]) =>
  namedIncidents(alerts, {
    sameAddress: (count) => `One address at ${count} companies`,
    isSafe: () => false,
  })

describe('an incident', () => {
  test('is called by what began it, is as grave as what is open of it, and tells whom it touches', () => {
    const [incident] = incidentsIn(
      named(
        { id: 'waiting', ago: HOUR, detection: 'late', severity: 'medium', ip: '198.51.100.1' },
        { id: 'first', ago: 3 * HOUR, detection: 'early', severity: 'high', status: 'resolved' },
      ),
    )
    expect(incident).toMatchObject({
      id: 'first',
      title: 'Title of early',
      companies: ['Company a'],
      accounts: ['alma@fabrikam.example'],
      addresses: ['203.0.113.77', '198.51.100.1'],
      severity: 'medium',
      openCount: 1,
      at: NOW - 3 * HOUR,
      lastAt: NOW - HOUR,
      isPending: true,
      isConflict: false,
    })
  })

  test('is as grave as it was where nothing of it is open any more', () => {
    const [incident] = incidentsIn(named({ id: '1', ago: 0, severity: 'high', status: 'dismissed' }))
    expect(incident).toMatchObject({ severity: 'high', openCount: 0 })
  })

  test('of one address at several companies is called by that', () => {
    const incidents = incidentsIn(
      named({ id: '1', ago: 0, customer_id: 'a' }, { id: '2', ago: HOUR, customer_id: 'b' }),
    )
    expect(incidents.map(({ title, companies }) => [title, companies])).toEqual([
      ['One address at 2 companies', ['Company b', 'Company a']],
    ])
  })
})

describe('the incidents of a list', () => {
  const account = (name: string) => ({ account: { id: null, name }, ip: null })
  const incidents = incidentsIn(
    named(
      { id: 'open', ago: HOUR, ...account('kim') },
      { id: 'open-closed', ago: 2 * HOUR, status: 'resolved', ...account('kim') },
      { id: 'closed', ago: HOUR, status: 'resolved', customer_id: 'b', ...account('lee') },
      { id: 'old', ago: 40 * DAY, customer_id: 'b', ...account('sam') },
    ),
  )
  const shown = (address: Parameters<typeof shownIncidents>[1], companyId?: string) =>
    shownIncidents(incidents, address, { companyId, now: NOW }).map(({ id }) => id)

  test('are those of which anything is open, unless the address asks for others', () => {
    expect(shown({})).toEqual(['open-closed', 'old'])
    expect(shown({ state: 'closed' })).toEqual(['closed'])
    expect(shown({ state: 'every' })).toEqual(['open-closed', 'closed', 'old'])
  })

  test('are of one company and of the last days where that is asked for, and have the one that is opened', () => {
    expect(shown({}, 'b')).toEqual(['old'])
    expect(shown({ range: 'lastMonth' })).toEqual(['open-closed'])
    expect(shown({ range: 'lastMonth', open: 'closed' })).toEqual(['open-closed', 'closed'])
  })

  test('are opened by any of their alerts, so that a link holds when two become one', () => {
    expect(openedIncident(incidents, 'open')).toBe('open-closed')
    expect(openedIncident(incidents, 'gone')).toBe('gone')
    expect(openedIncident(undefined, 'open')).toBe('open')
  })
})

test('an address is safe where the company or all of them say so', () => {
  const isSafe = safeIn(
    new Map([
      [null, ['192.0.2.0/24']],
      ['a', ['198.51.100.7']],
    ]),
  )
  const asked = (company: string) =>
    ['192.0.2.9', '198.51.100.7', '203.0.113.1'].map((ip) => isSafe(company, ip))
  expect(asked('a')).toEqual([true, true, false])
  expect(asked('b')).toEqual([true, false, false])
  expect(asked('a')).toEqual([true, true, false])
})
