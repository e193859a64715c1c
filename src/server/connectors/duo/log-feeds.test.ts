import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#shared/lib/time.ts'
import { duoActs, playDuoAct } from '#sandbox/duo/activities.ts'
import { duoStories, playDuoStory } from '#sandbox/duo/authentications.ts'
import { createDuoSandbox } from '#sandbox/duo/duo.sandbox.ts'
import { createDuoAccount, createDuoUser } from '#sandbox/duo/state.ts'
import { cursorOf, idsIn, readFeed, readFeedWithCrashes, refusalOf } from '#tests/support/feed-pages.ts'
import { serveApp } from '#tests/support/serve-app.ts'
import { duo } from './duo.vendor.ts'
import { readActivity } from './read-activity.ts'
import { readAuthentication } from './read-authentication.ts'

const KEYS = { integrationKey: 'DIWJ8X6AEYOR5OMC6TQ1', secretKey: 'Zh5eGmUq9zpfQnyUIu5OL9iWoMMv5ZNmk3zLJ4Ep' }
const PROVIDER = { ...KEYS, integrationKey: 'DIWJ8X6AEYOR5OMC6TQ2' }
const HOST = 'api-1a2b3c4d.duosecurity.com'
const CHILD = 'api-5e6f7a8b.duosecurity.com'
const START = Date.UTC(2026, 10, 24, 9)
const SOURCE = 'duoAuthentications'
const SOURCES = ['duoAuthentications', 'duoActivities'] as const

function open() {
  const clock = { value: START }
  const user = createDuoUser({ user_id: 'DU1', username: 'jo', email: 'Jo@fabrikam.example' })
  const account = createDuoAccount({ ...KEYS, name: 'Fabrikam', host: HOST, users: [user] })
  const child = {
    account_id: 'DA1',
    name: 'Contoso',
    api_hostname: CHILD,
    users: [user],
    is_deleted: false,
    authentications: [],
    activities: [],
  }
  const provider = createDuoAccount({ ...PROVIDER, name: 'MSP', host: HOST, users: [], children: [child] })
  const cloud = createDuoSandbox({ accounts: [account, provider], clock: { now: () => clock.value } })
  const url = 'https://duo.example'
  const connector = duo.open({
    fetch: async (input, init) => {
      const request = new Request(input, init)
      return cloud.request(request.url.slice(url.length), request)
    },
    clock: { now: () => clock.value },
    sleep: async (duration) => void (clock.value += duration),
    random: () => 0,
    url,
    logPageSize: 2,
  })
  return {
    clock,
    account,
    child,
    user,
    connector,
    feeds: connector.grantedFeeds(async () => ({ ...KEYS, apiHostname: HOST })),
    play: (count: number, minutesAgo = 60) => {
      for (let place = 0; place < count; place += 1) {
        const at = START - (minutesAgo - place) * MINUTE
        playDuoStory(account, 'everyday', { user, at })
        playDuoAct(account, 'bypass-code', { user, at })
      }
    },
  }
}

describe.each(SOURCES)('the log of a Duo account, %s,', (source) => {
  test('is read to its last page, also by whoever reads on after each of them', async () => {
    const { feeds, play } = open()
    play(5)
    const pages = await readFeed(feeds, source)
    expect(pages).toHaveLength(3)
    expect(new Set(idsIn(pages)).size).toBe(5)
    expect(idsIn(await readFeedWithCrashes(feeds, source))).toEqual(idsIn(pages))
  })

  test('is behind by two minutes, and nothing of these is lost', async () => {
    const { feeds, play, clock } = open()
    play(1, 1)
    const first = await readFeed(feeds, source)
    expect(idsIn(first)).toEqual([])
    clock.value += 5 * MINUTE
    expect(idsIn(await readFeed(feeds, source, cursorOf(first)))).toHaveLength(1)
  })

  test('of an account that a provider looks after is read by the keys of the provider', async () => {
    const { connector, child, user } = open()
    playDuoStory(child, 'fraud', { user, at: START - HOUR })
    playDuoAct(child, 'bypass-code', { user, at: START - HOUR })
    const feeds = connector.grantedFeeds(async () => ({ ...PROVIDER, apiHostname: CHILD, accountId: 'DA1' }))
    expect(idsIn(await readFeed(feeds, source))).toHaveLength(1)
  })

  test('that gives a page a minute is gone on with at the next time', async () => {
    const { feeds, play, account, clock } = open()
    play(5)
    account.provoked.add('busy-log')
    const { value: first } = await feeds.read(source).next()
    await expect(feeds.read(source, first?.cursor).next()).rejects.toMatchObject({ reason: 'throttled' })
    clock.value += MINUTE
    const { value: second } = await feeds.read(source, first?.cursor).next()
    expect(new Set([...idsIn(first ? [first] : []), ...idsIn(second ? [second] : [])]).size).toBe(4)
  })

  test('is read anew where a page is no longer known', async () => {
    const { feeds, play, account } = open()
    play(5)
    const { value: first } = await feeds.read(source).next()
    account.provoked.add('expired-pages')
    const { value: again } = await feeds.read(source, first?.cursor).next()
    expect(again?.records).toEqual(first?.records)
  })

  test('is refused where the keys may not read it, are revoked, or are none', async () => {
    const { feeds, account, connector } = open()
    account.provoked.add('no-log')
    expect((await refusalOf(feeds, source)).reason).toBe('missingScope')
    account.provoked.add('revoked')
    expect((await refusalOf(feeds, source)).reason).toBe('unauthorized')
    expect(
      (
        await refusalOf(
          connector.grantedFeeds(async () => undefined),
          source,
        )
      ).code,
    ).toBe('unreadableCredentials')
  })
})

test.each([
  ['null', { next_offset: null }],
  ['empty', { next_offset: '' }],
  ['a list of nothing', { next_offset: [] }],
  ['absent', {}],
  ['not even surrounded by anything', null],
])('a log ends where its next page is %s', async (_, metadata) => {
  for (const [source, items] of [
    ['duoAuthentications', 'authlogs'],
    ['duoActivities', 'items'],
  ] as const) {
    const answer = { stat: 'OK', response: { [items]: [], metadata } }
    const connector = duo.open({
      fetch: async () => Response.json(answer),
      clock: { now: () => START },
      sleep: async () => {},
      random: () => 0,
    })
    const feeds = connector.grantedFeeds(async () => ({ ...KEYS, apiHostname: HOST }))
    expect(await readFeed(feeds, source)).toHaveLength(1)
  }
})

test('each log of a Duo account has a turn of its own', async () => {
  const { feeds, play, account } = open()
  play(1)
  account.provoked.add('busy-log')
  for (const source of SOURCES) expect(idsIn(await readFeed(feeds, source))).toHaveLength(1)
})

test('what is done on the page of the pretend Duo is read from it over the network', async () => {
  const user = createDuoUser({ user_id: 'DU1', username: 'jo' })
  const account = createDuoAccount({ ...KEYS, name: 'Fabrikam', host: HOST, users: [user] })
  const served = await serveApp(createDuoSandbox({ accounts: [account], clock: Date }))
  try {
    const url = `http://localhost:${served.port}`
    for (const story of ['set-to-bypass', 'fraud']) {
      const body = new URLSearchParams({ key: KEYS.integrationKey, story, user: 'DU1' })
      await fetch(`${url}/pages/stories`, { method: 'POST', body, redirect: 'manual' })
    }
    const parts = { fetch, clock: Date, sleep: async () => {}, random: () => 0, url }
    const feeds = duo.open(parts).grantedFeeds(async () => ({ ...KEYS, apiHostname: HOST }))
    for (const source of SOURCES) {
      const [told] = (await readFeed(feeds, source)).flatMap((page) => page.records)
      expect(feeds.understand(source, told?.record)).toMatchObject({ event: { account: { name: 'jo' } } })
    }
    expect(user.status).toBe('bypass')
  } finally {
    served.close()
  }
})

describe('an authentication of Duo', () => {
  const record = {
    txid: 'a1',
    timestamp: START / 1000,
    event_type: 'authentication',
    result: 'success',
    reason: 'user_approved',
    factor: 'duo_push',
    user: { key: 'DU1', name: 'FABRIKAM\\jo' },
    email: 'Jo@Fabrikam.example',
    access_device: { ip: '203.0.113.9', location: { city: 'Seoul', country: 'Korea, Republic of' } },
    application: { key: 'DI1', name: 'VPN' },
  }

  test('says who signed in where, and from where', () => {
    expect(readAuthentication(record)).toMatchObject({
      outcome: 'read',
      event: {
        kind: 'signIn',
        at: START,
        account: { id: 'du1', name: 'jo@fabrikam.example' },
        ip: '203.0.113.9',
        place: { country: 'KR', city: 'Seoul' },
        outcome: 'success',
        app: { name: 'vpn' },
      },
    })
  })

  test('is of no place where the country is not known by its name', () => {
    for (const country of [undefined, '', 'Anonymous Proxy', 7, {}]) {
      const reading = readAuthentication({ ...record, access_device: { location: { country } } })
      expect(reading).toMatchObject({ outcome: 'read', event: { place: undefined } })
    }
  })

  test.each(Object.keys(duoStories) as (keyof typeof duoStories)[])(
    'of the story %s is read',
    async (story) => {
      const { feeds, account, user } = open()
      playDuoStory(account, story, { user, at: START - HOUR })
      const records = (await readFeed(feeds, SOURCE)).flatMap((page) => page.records)
      expect(records).toHaveLength(duoStories[story].length)
      for (const each of records) expect(feeds.understand(SOURCE, each.record).outcome).toBe('read')
    },
  )

  test.each([
    ['nothing', null, 'unread'],
    ['a text', '<b>', 'unread'],
    ['no id', { ...record, txid: 7 }, 'unread'],
    ['no time', { ...record, timestamp: 'soon' }, 'unread'],
    ['an end that nobody knows', { ...record, result: 'maybe' }, 'unread'],
    ['an enrollment', { ...record, event_type: 'enrollment' }, 'empty'],
    ['a far future', { ...record, timestamp: 253_402_300_799 }, 'read'],
    [
      'members of other types',
      { ...record, user: 'jo', access_device: [], application: 7, email: {} },
      'read',
    ],
  ])('with %s breaks nothing', (_, written, outcome) => {
    expect(readAuthentication(written).outcome).toBe(outcome)
  })
})

describe('an activity of Duo', () => {
  const record = {
    activity_id: 'b1',
    ts: '2026-11-24T08:59:00.975784+00:00',
    action: { name: 'user_update', details: null },
    actor: { key: 'DE1', name: 'Ada', type: 'admin', details: '{"email": "Ada@Provider.example"}' },
    old_target: { key: 'DU1', name: 'jo', type: 'user', details: '{"status": "Active", "notes": "x"}' },
    target: { key: 'DU1', name: 'jo', type: 'user', details: '{"status": "Bypass", "notes": "x"}' },
    outcome: null,
    access_device: { ip: { address: '203.0.113.9' }, location: { city: 'Seoul', country: 'South Korea' } },
  }

  test('says who changed what of whom, from where', () => {
    expect(readActivity(record)).toMatchObject({
      outcome: 'read',
      event: {
        kind: 'directoryChange',
        source: 'duoActivities',
        at: START - MINUTE + 975,
        account: { id: 'du1', name: 'jo' },
        actor: { kind: 'user', id: 'de1', name: 'ada@provider.example' },
        ip: '203.0.113.9',
        place: { country: 'KR', city: 'Seoul' },
        activity: 'user_update',
        isSuccess: true,
        targets: [{ id: 'du1', name: 'jo', type: 'user' }],
        changes: [{ name: 'status', before: 'Active', after: 'Bypass' }],
      },
    })
  })

  test('is about nobody where no user is named, and by an app where a program did it', () => {
    const reading = readActivity({
      ...record,
      actor: { key: 'DI1', name: 'Admin API', type: 'admin_api' },
      target: { key: 'PO1', name: 'Global Policy', type: 'policy' },
      outcome: { result: 'FAILURE' },
    })
    expect(reading).toMatchObject({
      event: { account: undefined, actor: { kind: 'app', id: 'di1' }, isSuccess: false },
    })
  })

  test('of the pretend Duo says how a user stood before', async () => {
    const { feeds, account, user } = open()
    user.status = 'locked out'
    playDuoAct(account, 'set-to-bypass', { user, at: START - HOUR })
    const [told] = (await readFeed(feeds, 'duoActivities')).flatMap((page) => page.records)
    expect(feeds.understand('duoActivities', told?.record)).toMatchObject({
      event: { changes: [{ name: 'status', before: 'Locked Out', after: 'Bypass' }] },
    })
  })

  const key = { key: 'WA1', name: 'WA1', type: 'webauthn_credential', details: null }
  const jo = { key: 'DU1', name: 'jo', type: 'user', details: null }

  test.each([
    ['of the user who is changed', {}, 'jo'],
    ['of the user whose key to sign in with it is', { actor: jo, target: key }, 'jo'],
    ['of nobody where an administrator changes such a key', { target: key }, undefined],
    ['of the user whom a bypass code is for', { target: { ...jo, type: 'user_bypass' } }, 'jo'],
    [
      'of nobody where a bypass code is named alone',
      { target: { key: 'DB1', type: 'user_bypass' } },
      undefined,
    ],
    [
      'of the user by the address',
      { target: { ...jo, details: '{"email": "Jo@X.example"}' } },
      'jo@x.example',
    ],
    [
      'of the user by the address that was taken away',
      {
        old_target: { ...jo, details: '{"email": "jo@x.example"}' },
        target: { ...jo, details: '{"email": "mallory@y.example"}' },
      },
      'jo@x.example',
    ],
    ['of the user who is gone', { old_target: jo, target: null }, 'jo'],
    ['of nobody where a user is not named', { target: { type: 'user' } }, undefined],
  ])('is %s', (_, differs, name) => {
    expect(readActivity({ ...record, ...differs })).toMatchObject({
      event: { account: name === undefined ? undefined : { id: 'du1', name } },
    })
  })

  test('names neither an actor nor a target where Duo names none', () => {
    expect(readActivity({ ...record, actor: {}, target: { type: null }, old_target: null })).toMatchObject({
      event: { actor: undefined, targets: [], changes: [] },
    })
  })

  test('is kept without what databases cannot keep', () => {
    const target = { ...jo, name: 'j\0o', details: '{"notes": "\\ud800"}' }
    expect(readActivity({ ...record, target, old_target: null })).toMatchObject({
      event: {
        account: { name: 'j\u{fffd}o' },
        changes: [{ name: 'notes', before: '', after: '\u{fffd}' }],
      },
    })
  })

  test.each(Object.keys(duoActs) as (keyof typeof duoActs)[])('of the act %s is read', async (act) => {
    const { feeds, account, user } = open()
    playDuoAct(account, act, { user, at: START - HOUR })
    const [told] = (await readFeed(feeds, 'duoActivities')).flatMap((page) => page.records)
    expect(feeds.understand('duoActivities', told?.record).outcome).toBe('read')
  })

  test.each([
    ['nothing', null, 'unread'],
    ['a text', '<b>', 'unread'],
    ['no id', { ...record, activity_id: 7 }, 'unread'],
    ['no time', { ...record, ts: 'soon' }, 'unread'],
    ['no name', { ...record, action: null }, 'unread'],
    [
      'members of other types',
      { ...record, actor: 'ada', target: [], access_device: 'x', outcome: 7 },
      'read',
    ],
    ['details that are no JSON', { ...record, target: { type: 'user', details: '{"status' } }, 'read'],
  ])('with %s breaks nothing', (_, written, outcome) => {
    expect(readActivity(written).outcome).toBe(outcome)
  })
})
