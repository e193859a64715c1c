import { describe, expect, test } from 'vitest'
import { type PushNotice, pushNoticeSchema } from '#shared/contract/devices.ts'
import { ANSWER_LIMIT, answerCommandsOf, type Severity } from '#shared/domain/notifications/notice.ts'
import { join, listShown, SHOWING, type ShownNotification } from './shown-notification.ts'

const commandOf = (name: string, id: string) => ({ name, args: { customerId: 'contoso', id } })

const noticeOf = (
  ids: string[],
  said: Partial<PushNotice> = {},
  severity: Severity = 'medium',
): PushNotice => ({
  id: `push of ${ids.join()}`,
  title: '',
  body: 'Contoso',
  message: { extent: 'full', severity, kind: 'alertsRaised', count: ids.length, customerName: 'Contoso' },
  path: '/secure/alerts/contoso',
  customerId: 'contoso',
  severity,
  tag: 'contoso',
  version: 1,
  actions: [
    { action: 'acknowledge', title: '', commands: ids.map((id) => commandOf('alert.acknowledge', id)) },
    { action: 'snooze', title: '', commands: ids.map((id) => commandOf('alert.postpone', id)) },
  ],
  ...said,
})

const shownOf = (notice: PushNotice): ShownNotification => ({
  path: notice.path,
  title: notice.title,
  actions: notice.actions,
  notice,
  ids: [notice.id],
})
const countOf = (notice: PushNotice | undefined) =>
  notice?.message?.extent === 'full' ? notice.message.count : undefined
const meant = (notice: PushNotice | undefined) =>
  notice?.actions.map((each) => answerCommandsOf(each).map(({ args }) => (args as { id: string }).id))

describe('a push about what is shown already', () => {
  test('adds to it: its number, its buttons, and where it leads', () => {
    const first = noticeOf(['a', 'b'], { path: '/secure/alerts/contoso' })
    const joined = join(
      shownOf(first),
      noticeOf(['c'], { path: '/secure/alerts/contoso?open=c', version: 7 }),
    )
    expect(countOf(joined?.notice)).toBe(3)
    expect(meant(joined?.notice)).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
    expect(joined).toMatchObject({
      notice: { path: '/secure/alerts/contoso', version: 7 },
      ids: [first.id, 'push of c'],
    })
  })

  test('counts once what both tell', () => {
    const joined = join(shownOf(noticeOf(['a', 'b'])), noticeOf(['b', 'c']))
    expect(countOf(joined?.notice)).toBe(3)
    expect(meant(joined?.notice)?.[0]).toEqual(['a', 'b', 'c'])
  })

  test.each([
    ['medium', 'medium', false],
    ['high', 'medium', false],
    ['medium', 'high', true],
    ['low', 'medium', true],
  ] as const)('is heard again only where it is graver (%s, then %s: %s)', (before, after, isGraver) => {
    const joined = join(shownOf(noticeOf(['a'], {}, before)), noticeOf(['b'], {}, after))
    expect(joined?.isGraver).toBe(isGraver)
    expect(joined?.notice.message).toMatchObject({ severity: isGraver ? after : before })
  })

  test('that comes twice changes nothing', () => {
    const shown = shownOf(noticeOf(['a']))
    expect(join(shown, noticeOf(['a']))).toMatchObject({
      notice: shown.notice,
      ids: shown.ids,
      isGraver: false,
    })
  })

  test('has no button that would mean only some of what is told', () => {
    const many = noticeOf(['x', 'y'], { actions: [] })
    expect(join(shownOf(noticeOf(['a'])), many)?.notice.actions).toEqual([])
    expect(join(shownOf(many), noticeOf(['a']))?.notice).toMatchObject({ actions: [], message: { count: 3 } })
    const ids = Array.from({ length: ANSWER_LIMIT }, (_, place) => String(place))
    expect(join(shownOf(noticeOf(ids)), noticeOf(['a']))?.notice.actions).toEqual([])
  })

  test.each(['company', 'generic'] as const)('says no more than the policy %s allows', (extent) => {
    const said = (severity: Severity) =>
      noticeOf(
        [],
        {
          id: severity,
          message: extent === 'generic' ? { extent } : { extent, severity, customerName: 'Contoso' },
          actions: [],
        },
        severity,
      )
    const joined = join(shownOf(said('medium')), said('high'))
    expect(joined?.notice.message).toEqual(said('high').message)
  })

  test('stands beside it where they cannot be said in one', () => {
    const shown = shownOf(noticeOf(['a']))
    const { message: _, ...older } = noticeOf(['b'])
    expect(join(shown, older)).toBeUndefined()
    expect(join(shown, noticeOf(['b'], { message: { extent: 'generic' } }))).toBeUndefined()
    expect(join({ path: '/', title: '', actions: [] }, noticeOf(['b']))).toBeUndefined()
  })
})

describe('what a button means', () => {
  const ignore = { name: 'employee.ignore', args: { ids: ['a'] } }

  test('is one command in older pushes and several in those of today', () => {
    const old = { action: 'ignore', title: 'Ignore', command: ignore }
    const today = { action: 'ignore', title: 'Ignore', commands: [ignore, ignore] }
    const read = pushNoticeSchema.parse({ ...noticeOf([]), actions: [old, today] })
    expect(read.actions.map(answerCommandsOf)).toEqual([[ignore], [ignore, ignore]])
  })

  test.each([
    ['nothing', {}],
    ['null', null],
    ['a text', { command: 'employee.ignore' }],
    ['a command without a name', { commands: [ignore, { args: {} }] }],
    ['no command', { commands: [] }],
    ['a hundred commands', { commands: Array.from({ length: 100 }, () => ignore) }],
  ])('is nothing where it is %s', (_, answer) => {
    expect(answerCommandsOf(answer)).toEqual([])
    const action = { action: 'ignore', title: 'Ignore', ...answer }
    expect(pushNoticeSchema.safeParse({ ...noticeOf([]), actions: [action] }).success).toBe(false)
  })
})

test('what is shown is not asked for while something is being shown', async () => {
  const did: string[] = []
  const registration = { getNotifications: async () => (did.push('asked'), []) }
  const { promise: isDrawn, resolve: draw } = Promise.withResolvers<void>()
  const showing = navigator.locks.request(SHOWING, () => isDrawn.then(() => void did.push('drawn')))
  const listing = listShown(registration as unknown as ServiceWorkerRegistration)
  await expect
    .poll(async () => (await navigator.locks.query()).pending)
    .toMatchObject([{ name: SHOWING, mode: 'shared' }])
  draw()
  await Promise.all([showing, listing])
  expect(did).toEqual(['drawn', 'asked'])
})
