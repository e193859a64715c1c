import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { note } from '#sandbox/google-workspace/state.ts'
import { cursorOf, idsIn, readFeed, readFeedWithCrashes, refusalOf } from '#tests/support/feed-pages.ts'
import { openPretendWorkspace } from '#tests/support/vendors/pretend-workspace.ts'

const START = Date.UTC(2026, 10, 28, 9)

async function open(parts: Partial<Parameters<typeof openPretendWorkspace>[0]> = {}) {
  const clock = { value: START }
  const opened = await openPretendWorkspace({
    now: () => clock.value,
    sleep: async (duration) => void (clock.value += duration),
    ...parts,
  })
  const [, person] = opened.workspace.users
  if (!person) throw new Error('Somebody is there')
  const signIns = (count: number, since = START - HOUR) => {
    for (let place = 0; place < count; place += 1)
      note(opened.workspace, since + place * MINUTE, {
        application: 'login',
        actor: person,
        event: { type: 'login', name: 'login_success', parameters: [] },
      })
  }
  return { ...opened, clock, person, signIns }
}

describe('the activities of a workspace', () => {
  test('are read to the last page, each event of them once, under an id of its own', async () => {
    const { feeds, play, signIns } = await open()
    signIns(5)
    expect(idsIn(await readFeed(feeds, 'googleLogins'))).toHaveLength(5)
    play('admin-role')
    const pages = await readFeed(feeds, 'googleAdmin')
    // One activity tells that the role was given, and that it is that of an administrator.
    expect(new Set(idsIn(pages)).size).toBe(2)
    expect(pages.flatMap(({ records }) => records.map(({ record }) => record))).toEqual([
      expect.objectContaining({ events: [expect.objectContaining({ name: 'ASSIGN_ROLE' })] }),
      expect.objectContaining({ events: [expect.objectContaining({ name: 'GRANT_ADMIN_PRIVILEGE' })] }),
    ])
  })

  test('are read on after each page, whoever reads them then', async () => {
    const { feeds, signIns } = await open()
    signIns(7)
    expect(new Set(idsIn(await readFeedWithCrashes(feeds, 'googleLogins'))).size).toBe(7)
  })

  test('are found where they are told hours late, and come again under the same ids', async () => {
    const { feeds, play, clock, signIns } = await open()
    play('foreign-sign-in', { at: START - HOUR, delay: 3 * HOUR })
    signIns(1)
    const first = await readFeed(feeds, 'googleLogins')
    expect(idsIn(first)).toHaveLength(1)
    clock.value += 4 * HOUR
    const second = await readFeed(feeds, 'googleLogins', cursorOf(first))
    expect(idsIn(second)).toHaveLength(2)
    expect(idsIn(second)).toEqual(expect.arrayContaining(idsIn(first)))
  })

  test('are read anew where the vendor has forgotten a page', async () => {
    const { feeds, signIns, workspace } = await open()
    signIns(5)
    const { value: first } = await feeds.read('googleLogins').next()
    workspace.provoked.add('expired-pages')
    const { value: again } = await feeds.read('googleLogins', first?.cursor).next()
    expect(idsIn(again ? [again] : [])).toEqual(idsIn(first ? [first] : []))
  })

  test('are asked for no further back than they are kept, and what is gone is told', async () => {
    const { feeds, clock, signIns, asked } = await open()
    signIns(1)
    const read = await readFeed(feeds, 'googleLogins')
    clock.value += 400 * DAY
    const [page] = await readFeed(feeds, 'googleLogins', cursorOf(read))
    expect(page?.gaps).toEqual([{ from: START - 6 * HOUR, to: clock.value - 180 * DAY, why: 'expired' }])
    const since = new URL(asked.at(-1) ?? '').searchParams.get('startTime') ?? ''
    expect(Date.parse(since)).toBe(clock.value - 180 * DAY)
  })

  test('are refused by whoever has granted earlier, which says what is missing', async () => {
    const { connector, letIn } = await open()
    const scopes = connector.appGrant?.scopes ?? []
    const before = await letIn(scopes.filter((scope) => !scope.endsWith('admin.reports.audit.readonly')))
    expect(before.missing).toEqual(['admin.reports.audit.readonly'])
    const feeds = connector.grantedFeeds(async () => before.credentials)
    expect(await refusalOf(feeds, 'googleLogins')).toEqual({
      reason: 'missingScope',
      code: 'insufficientPermissions',
    })
    expect(new Set(feeds.sources.map(({ permission }) => permission))).toEqual(
      new Set(['admin.reports.audit.readonly']),
    )
    // Nobody is read less for it.
    const people = await connector.grantedDirectory(before.credentials).people().next()
    expect(people.value).not.toEqual([])
  })

  test('wait where Google asks to slow down, and come in the end', async () => {
    const { feeds, signIns, workspace, clock } = await open()
    signIns(5)
    workspace.provoked.add('throttled')
    expect(idsIn(await readFeed(feeds, 'googleLogins'))).toHaveLength(5)
    expect(clock.value).toBeGreaterThan(START)
  })

  test('are none where a page answers in place of Google, or what was given is no grant', async () => {
    const { feeds, workspace, connector } = await open()
    workspace.provoked.add('html')
    expect((await refusalOf(feeds, 'googleAdmin')).reason).toBe('unexpectedAnswer')
    expect(
      await refusalOf(
        connector.grantedFeeds(async () => ({ key: 1 })),
        'googleAdmin',
      ),
    ).toEqual({
      reason: 'unauthorized',
      code: 'unreadableCredentials',
    })
  })

  test('of a cursor that is none of ours begin anew', async () => {
    const { feeds } = await open()
    await expect(readFeed(feeds, 'googleLogins', '{"kind":"graph"}')).rejects.toMatchObject({
      reason: 'resyncRequired',
    })
  })
})
