import { describe, expect, test } from 'vitest'
import type { DirectoryChangeEvent, SignInEvent } from '#shared/domain/alerts/security-event.ts'
import { googleStories } from '#sandbox/google-workspace/stories.ts'
import type { GoogleFeed } from '../../security-feeds.ts'
import { recordsOf } from './activity-records.ts'
import { readActivity } from './read-activity.ts'
import { readFeed } from '#tests/support/feed-pages.ts'
import { openPretendWorkspace } from '#tests/support/vendors/pretend-workspace.ts'

const NOW = Date.UTC(2026, 10, 28, 9)

const activity = (name: string, parameters: unknown[] = [], parts: object = {}) => ({
  kind: 'admin#reports#activity',
  id: {
    time: '2026-11-28T08:00:00.000Z',
    uniqueQualifier: '-12',
    applicationName: 'login',
    customerId: 'C0',
  },
  actor: { email: 'Jo@Fabrikam.example', profileId: '1042', callerType: 'USER' },
  ipAddress: '203.0.113.9',
  events: [{ type: 'login', name, parameters }],
  ...parts,
})

function eventOf(feed: GoogleFeed, record: unknown) {
  const reading = readActivity(feed, record)
  if (reading.outcome !== 'read') throw new Error(`It is read: ${reading.reason}`)
  return reading.event
}
const signInOf = (record: unknown) => eventOf('googleLogins', record) as SignInEvent

describe('a sign-in at Google', () => {
  test('says who, when and from which address, and no place where Google names none', () => {
    expect(signInOf(activity('login_success'))).toMatchObject({
      kind: 'signIn',
      source: 'googleLogins',
      at: Date.UTC(2026, 10, 28, 8),
      account: { id: '1042', name: 'jo@fabrikam.example' },
      ip: '203.0.113.9',
      place: undefined,
      outcome: 'success',
    })
  })

  test('is of the region that Google names beside the address', () => {
    const event = signInOf(
      activity('login_success', [], { networkInfo: { regionCode: 'br', ipAsn: [64501] } }),
    )
    expect(event).toMatchObject({ place: { country: 'BR' }, network: 64501 })
    for (const regionCode of ['', 'Brazil', 7, null])
      expect(signInOf(activity('login_success', [], { networkInfo: { regionCode } })).place).toBeUndefined()
  })

  test.each([
    [
      'login_failure',
      [{ name: 'login_failure_type', value: 'login_failure_invalid_password' }],
      'failure',
      'wrongPassword',
    ],
    [
      'login_failure',
      [{ name: 'login_failure_type', value: 'login_failure_account_disabled' }],
      'failure',
      undefined,
    ],
    [
      'login_challenge',
      [{ name: 'login_challenge_status', value: 'Challenge Failed' }],
      'interrupted',
      'challengeFailed',
    ],
    ['login_success', [{ name: 'is_suspicious', boolValue: true }], 'success', 'suspicious'],
  ] as const)('of %s with %o ended as %s', (name, parameters, outcome, cause) => {
    expect(signInOf(activity(name, [...parameters]))).toMatchObject({ outcome, cause })
  })

  test('tells nothing new where a question was answered, or a session ended', () => {
    const passed = [{ name: 'login_challenge_status', value: 'Challenge Passed' }]
    expect(readActivity('googleLogins', activity('login_verification', passed)).outcome).toBe('empty')
    expect(readActivity('googleLogins', activity('logout')).outcome).toBe('empty')
    expect(readActivity('googleTokens', activity('activity')).outcome).toBe('empty')
  })
})

test('a warning is about whom it names, whoever caused it', () => {
  const warning = activity('suspicious_login', [], {
    actor: {},
    events: [
      {
        type: 'account_warning',
        name: 'suspicious_login',
        parameters: [{ name: 'affected_email_address', value: 'Kim@Fabrikam.example' }],
      },
    ],
  })
  expect(eventOf('googleLogins', warning)).toMatchObject({
    kind: 'riskDetection',
    type: 'suspicious_login',
    account: { id: undefined, name: 'kim@fabrikam.example' },
  })
})

test('what an administrator does says to whom, and what stood there before', () => {
  const event = eventOf(
    'googleAdmin',
    activity('CHANGE_APPLICATION_SETTING', [
      { name: 'USER_EMAIL', value: 'Kim@fabrikam.example' },
      { name: 'SETTING_NAME', value: 'Sharing' },
      { name: 'OLD_VALUE', value: 'off' },
      { name: 'NEW_VALUE', value: 'on' },
    ]),
  ) as DirectoryChangeEvent
  expect(event).toMatchObject({
    account: { name: 'kim@fabrikam.example' },
    actor: { kind: 'user', name: 'jo@fabrikam.example' },
    changes: [{ name: 'Sharing', before: 'off', after: 'on' }],
  })
})

test('what two logs tell of one act is one thing', () => {
  const off = activity('2sv_disable', [], { events: [{ type: '2sv_change', name: '2sv_disable' }] })
  expect(eventOf('googleLogins', off).key).toBe(eventOf('googleUserAccounts', off).key)
  const another = activity('2sv_disable', [], { ...off, actor: { profileId: '7' } })
  expect(eventOf('googleLogins', another).key).not.toBe(eventOf('googleLogins', off).key)
})

test.each(googleStories.map(({ id }) => id))('every record of the story %s is read', async (id) => {
  const { feeds, play } = await openPretendWorkspace({ now: () => NOW })
  play(id)
  const told = await Promise.all(feeds.sources.map((source) => readFeed(feeds, source.id)))
  const readings = told.flatMap((pages, place) =>
    pages.flatMap(({ records }) =>
      records.map(({ record }) => feeds.understand(feeds.sources[place]?.id ?? '', record).outcome),
    ),
  )
  expect(readings.length).toBeGreaterThan(0)
  expect(new Set(readings)).toEqual(new Set(['read']))
})

describe('of records that nobody expects', () => {
  const hostile: readonly (readonly [string, unknown])[] = [
    ['nothing', null],
    ['a text', '<script>alert(1)</script>'],
    ['a list', [activity('login_success')]],
    ['no id', { ...activity('login_success'), id: undefined }],
    ['an id that is a number', { ...activity('login_success'), id: { time: 7, uniqueQualifier: 7 } }],
    ['events that are none', { ...activity('login_success'), events: [7, null, 'x'] }],
    ['an event without a name', { ...activity('login_success'), events: [{ type: 'login' }] }],
    [
      'parameters of other types',
      activity('login_success', [7, null, { name: 7, value: {} }, { name: 'a' }]),
    ],
    [
      'an actor that is a text',
      activity('login_success', [], { actor: 'jo', ipAddress: 7, networkInfo: 'BR' }),
    ],
    [
      'a far future',
      activity('login_success', [], { id: { time: '9999-01-01T00:00:00Z', uniqueQualifier: 'q' } }),
    ],
    ['a megabyte', activity('login_success', [{ name: 'login_type', value: '<b>'.repeat(400_000) }])],
    ['marks of direction', activity('\u202Elogin\0_success\uD800', [{ name: '\u202E', value: '\0' }])],
  ]

  test.each(hostile)('%s breaks nothing, and none is dropped without a word', (_, record) => {
    const { records, unread } = recordsOf([record])
    expect(records.length + unread.length).toBeGreaterThan(0)
    for (const feed of ['googleLogins', 'googleTokens', 'googleAdmin', 'googleUserAccounts'] as const) {
      const reading = readActivity(feed, record)
      const said = reading.outcome === 'read' ? JSON.stringify(reading.event) : reading.reason
      expect(said).not.toBe('')
      expect(said.length).toBeLessThan(20_000)
    }
  })
})
