import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#shared/lib/time.ts'
import { duoStories, playDuoStory } from '#sandbox/duo/authentications.ts'
import { createDuoSandbox } from '#sandbox/duo/duo.sandbox.ts'
import { createDuoAccount, createDuoUser } from '#sandbox/duo/state.ts'
import { cursorOf, idsIn, readFeed, readFeedWithCrashes, refusalOf } from '#tests/support/feed-pages.ts'
import { duo } from './duo.vendor.ts'
import { readAuthentication } from './read-authentication.ts'

const KEYS = { integrationKey: 'DIWJ8X6AEYOR5OMC6TQ1', secretKey: 'Zh5eGmUq9zpfQnyUIu5OL9iWoMMv5ZNmk3zLJ4Ep' }
const PROVIDER = { ...KEYS, integrationKey: 'DIWJ8X6AEYOR5OMC6TQ2' }
const HOST = 'api-1a2b3c4d.duosecurity.com'
const CHILD = 'api-5e6f7a8b.duosecurity.com'
const START = Date.UTC(2026, 10, 24, 9)
const SOURCE = 'duoAuthentications'

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
      for (let place = 0; place < count; place += 1)
        playDuoStory(account, 'everyday', { user, at: START - (minutesAgo - place) * MINUTE })
    },
  }
}

describe('the log of a Duo account', () => {
  test('is read to its last page, also by whoever reads on after each of them', async () => {
    const { feeds, play } = open()
    play(5)
    const pages = await readFeed(feeds, SOURCE)
    expect(pages).toHaveLength(3)
    expect(new Set(idsIn(pages)).size).toBe(5)
    expect(idsIn(await readFeedWithCrashes(feeds, SOURCE))).toEqual(idsIn(pages))
  })

  test('is behind by two minutes, and nothing of these is lost', async () => {
    const { feeds, play, clock } = open()
    play(1, 1)
    const first = await readFeed(feeds, SOURCE)
    expect(idsIn(first)).toEqual([])
    clock.value += 5 * MINUTE
    expect(idsIn(await readFeed(feeds, SOURCE, cursorOf(first)))).toHaveLength(1)
  })

  test('of an account that a provider looks after is read by the keys of the provider', async () => {
    const { connector, child, user } = open()
    playDuoStory(child, 'fraud', { user, at: START - HOUR })
    const feeds = connector.grantedFeeds(async () => ({ ...PROVIDER, apiHostname: CHILD, accountId: 'DA1' }))
    expect(idsIn(await readFeed(feeds, SOURCE))).toHaveLength(1)
  })

  test('that gives a page a minute is gone on with at the next time', async () => {
    const { feeds, play, account, clock } = open()
    play(5)
    account.provoked.add('busy-log')
    const { value: first } = await feeds.read(SOURCE).next()
    await expect(feeds.read(SOURCE, first?.cursor).next()).rejects.toMatchObject({ reason: 'throttled' })
    clock.value += MINUTE
    const { value: second } = await feeds.read(SOURCE, first?.cursor).next()
    expect(new Set([...idsIn(first ? [first] : []), ...idsIn(second ? [second] : [])]).size).toBe(4)
  })

  test('is read anew where a page is no longer known', async () => {
    const { feeds, play, account } = open()
    play(5)
    const { value: first } = await feeds.read(SOURCE).next()
    account.provoked.add('expired-pages')
    const { value: again } = await feeds.read(SOURCE, first?.cursor).next()
    expect(again?.records).toEqual(first?.records)
  })

  test('is refused where the keys may not read it, are revoked, or are none', async () => {
    const { feeds, account, connector } = open()
    account.provoked.add('no-log')
    expect((await refusalOf(feeds, SOURCE)).reason).toBe('missingScope')
    account.provoked.add('revoked')
    expect((await refusalOf(feeds, SOURCE)).reason).toBe('unauthorized')
    expect(
      (
        await refusalOf(
          connector.grantedFeeds(async () => undefined),
          SOURCE,
        )
      ).code,
    ).toBe('unreadableCredentials')
  })
})

describe('a record of Duo', () => {
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
