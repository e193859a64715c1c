import { describe, expect, test } from 'vitest'
import {
  nothingUsual,
  type UsualException,
  usualSetupFieldsSchema,
} from '#shared/domain/alerts/usual-setup.ts'
import {
  type ExceptionDraft,
  exceptionDraftOf,
  exceptionOf,
  exceptionProblems,
  storedException,
} from './exception-form.ts'

const travel: UsualException = {
  account: 'ana@contoso.example',
  from: '2026-03-01T08:00:30.000Z',
  until: '2026-03-15T18:00:00.000Z',
  countries: ['BR', 'PT'],
  addresses: ['203.0.113.0/24'],
  domains: ['partner.example'],
  detections: ['new-country'],
  note: 'Visits a partner',
}
const NOW = new Date(2026, 4, 20, 10, 15, 40).getTime()
const fresh: ExceptionDraft = { ...exceptionDraftOf(undefined), countries: ['FR'] }
const wrong = (draft: ExceptionDraft, seen?: UsualException) =>
  Object.fromEntries(Object.entries(exceptionProblems(draft, seen, NOW)).filter(([, problem]) => problem))

test('an exception that is entered as it was is the same, to the second, with the detections that it silences', () => {
  expect(exceptionOf(exceptionDraftOf(travel), travel)).toEqual(travel)
  expect(exceptionOf(storedException(exceptionDraftOf(travel)), travel)).toEqual(travel)
  const indefinite = { ...travel, account: null, from: null, until: null }
  expect(exceptionOf(exceptionDraftOf(indefinite), indefinite)).toEqual(indefinite)
})

test('what was entered for one account or a time does not count for everybody and always', () => {
  const draft: ExceptionDraft = { ...exceptionDraftOf(travel), whom: 'everybody', time: 'always' }
  expect(exceptionOf(draft, travel)).toEqual({ ...travel, account: null, from: null, until: null })
  expect(wrong({ ...fresh, account: '', from: 'never', until: '' })).toEqual({})
})

test('a new exception is kept as its schema wants it', () => {
  const draft: ExceptionDraft = {
    whom: 'account',
    account: ' ana@contoso.example ',
    countries: ['PT', 'BR'],
    addresses: ' 203.0.113.7\n\n',
    domains: 'Partner.example\nother.example\npartner.example',
    time: 'limited',
    from: '2026-05-21T08:30',
    until: '2026-06-01T00:00',
    note: ' Visits a partner ',
  }
  expect(wrong(draft)).toEqual({})
  const exception = exceptionOf(draft, undefined)
  expect(exception).toEqual({
    account: 'ana@contoso.example',
    from: new Date(2026, 4, 21, 8, 30).toISOString(),
    until: new Date(2026, 5, 1).toISOString(),
    countries: ['BR', 'PT'],
    addresses: ['203.0.113.7'],
    domains: ['other.example', 'partner.example'],
    detections: [],
    note: 'Visits a partner',
  })
  expect(usualSetupFieldsSchema.parse({ ...nothingUsual, exceptions: [exception] }).exceptions).toEqual([
    exception,
  ])
})

describe('the time of an exception', () => {
  const timed = (from: string, until: string, seen?: UsualException) =>
    wrong({ ...(seen ? exceptionDraftOf(seen) : fresh), time: 'limited', from, until }, seen)

  test('has a start and an end', () => {
    expect(timed('', '')).toEqual({ from: { kind: 'required' }, until: { kind: 'required' } })
    expect(timed('2026-05-21T08:30', '')).toEqual({ until: { kind: 'required' } })
    expect(timed('', '2026-05-21T08:30')).toEqual({ from: { kind: 'required' } })
    expect(timed('2026-05-21T08:30', '12026-05-21T08:30')).toEqual({ until: { kind: 'required' } })
  })

  test('does not start in the past, but may start in the minute that runs', () => {
    expect(timed('2026-05-20T10:14', '2026-05-21T08:30')).toEqual({ from: { kind: 'startIsPast' } })
    expect(timed('2026-05-20T10:15', '2026-05-21T08:30')).toEqual({})
  })

  test('ends later than it starts', () => {
    const problem = { until: { kind: 'endIsNotLater' } }
    expect(timed('2026-05-21T08:30', '2026-05-21T08:30')).toEqual(problem)
    expect(timed('2026-05-21T08:30', '2026-05-21T08:29')).toEqual(problem)
    expect(timed('2026-05-21T08:30', '2026-05-21T08:31')).toEqual({})
  })

  test('keeps a start that is past, and its end may be put off; another start must not be past', () => {
    const { from } = exceptionDraftOf(travel)
    expect(timed(from, '2026-12-01T00:00', travel)).toEqual({})
    expect(timed(from, '2026-01-01T00:00', travel)).toEqual({ until: { kind: 'endIsNotLater' } })
    expect(timed('2026-03-02T08:00', '2026-12-01T00:00', travel)).toEqual({ from: { kind: 'startIsPast' } })
  })
})

describe('an exception', () => {
  test('for one account names it', () => {
    expect(wrong({ ...fresh, whom: 'account', account: ' ' })).toEqual({ account: { kind: 'required' } })
    expect(wrong({ ...fresh, whom: 'account', account: 'x'.repeat(321) })).toEqual({
      account: { kind: 'max', limit: 320 },
    })
  })

  test('lets something through, if only by the detections that it silenced before', () => {
    expect(wrong({ ...fresh, countries: [] })).toEqual({ domains: { kind: 'letsNothing' } })
    expect(wrong({ ...fresh, countries: [], addresses: '10.0.0.1' })).toEqual({})
    expect(wrong({ ...fresh, countries: [], domains: 'partner.example' })).toEqual({})
    expect(wrong({ ...fresh, countries: [] }, { ...travel, countries: [] })).toEqual({})
  })

  test('has addresses by the rules of safe IPs, and neither a domain nor a note that is too long', () => {
    expect(wrong({ ...fresh, addresses: '10.0.0.1\n10.0.0.1' })).toEqual({
      addresses: { kind: 'ipIsInList', line: 2, entry: '10.0.0.1', of: 2 },
    })
    const domain = 'x'.repeat(321)
    expect(wrong({ ...fresh, domains: domain, note: 'x'.repeat(301) })).toEqual({
      domains: { kind: 'longEntry', line: 1, entry: domain, of: 1 },
      note: { kind: 'max', limit: 300 },
    })
  })
})
