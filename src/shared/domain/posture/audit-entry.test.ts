import { describe, expect, test } from 'vitest'
import { snapshotOf } from '#tests/support/posture/describe-check.ts'
import { auditEntries, changedBy, differenceOf, isLogged, type Trail } from './audit-entry.ts'
import type { Snapshot } from './snapshot.ts'
import type { SourceId } from './sources.ts'

const OURS = '7d0e2c3a-1111-4111-8111-111111111111'
const POLICY = '0f2b6c1e-5b8e-4b0c-9a53-1b5f0a3f2d11'
const SINCE = '2026-08-01T08:00:00.000Z'
const UNTIL = '2026-08-01T14:00:00.000Z'

/** As Graph answers it. */
const entry = (more: Record<string, unknown> = {}) => ({
  id: 'Directory_1b1f6b5e_SQ7XF_41883244',
  category: 'AuthorizationPolicy',
  correlationId: '1b1f6b5e-0d5a-4a2e-9c0e-6b8e3f1f9f10',
  result: 'success',
  resultReason: '',
  activityDisplayName: 'Update authorization policy',
  activityDateTime: '2026-08-01T10:15:30.1234567Z',
  loggedByService: 'Core Directory',
  operationType: 'Update',
  initiatedBy: {
    app: null,
    user: {
      id: '9d1c0d5a-2222-4222-8222-222222222222',
      displayName: null,
      userPrincipalName: 'ines.admin@contoso.example',
      ipAddress: '192.0.2.17',
    },
  },
  targetResources: [{ id: null, displayName: null, type: 'Other', modifiedProperties: [] }],
  additionalDetails: [{ key: 'User-Agent', value: 'Mozilla/5.0' }],
  ...more,
})
const byApp = (displayName: unknown, appId: unknown = 'b0a1d6b2-3333-4333-8333-333333333333') => ({
  initiatedBy: {
    user: null,
    app: { appId, displayName, servicePrincipalId: null, servicePrincipalName: null },
  },
})
const byPerson = (userPrincipalName: unknown) => ({
  initiatedBy: { user: { userPrincipalName }, app: null },
})
const at = (activityDateTime: string) => ({ activityDateTime })

const open = snapshotOf({ authorizationPolicy: { allowInvitesFrom: 'everyone' } })
const closed = snapshotOf({ authorizationPolicy: { allowInvitesFrom: 'none' } })
const policies = (...states: string[]) =>
  snapshotOf({
    conditionalAccessPolicies: states.map((state, place) => ({
      id: place === 0 ? POLICY : `0000000${place}-0000-4000-8000-000000000000`,
      displayName: `Policy ${place}`,
      state,
    })),
  })

const between = (source: SourceId, before: Snapshot, after: Snapshot) =>
  [differenceOf(source, before, after)].flatMap((each) => each ?? [])

const told = (items: readonly unknown[], more: Partial<Trail> = {}) =>
  changedBy({
    differences: between('authorizationPolicy', open, closed),
    until: UNTIL,
    tasks: [],
    log: { entries: auditEntries(items), isWhole: true },
    ownAppId: OURS,
    ...more,
  })

describe('who changed something', () => {
  test('is the person whom the log names, with the time that it tells', () => {
    expect(told([entry()])).toEqual({
      actors: [{ kind: 'person', name: 'ines.admin@contoso.example', at: '2026-08-01T10:15:30.123Z' }],
    })
  })

  test('is an application of the tenant by its name, or by that of its service principal', () => {
    expect(told([entry(byApp('Configuration Pipeline'))])).toMatchObject({
      actors: [{ kind: 'app', name: 'Configuration Pipeline' }],
    })
    const { app } = byApp(null).initiatedBy
    expect(
      told([entry({ initiatedBy: { user: null, app: { ...app, servicePrincipalName: 'pipeline' } } })]),
    ).toMatchObject({ actors: [{ kind: 'app', name: 'pipeline' }] })
  })

  test('is each of several once, the newest first, three at most', () => {
    const found = told([
      entry({ ...byPerson('one@contoso.example'), ...at('2026-08-01T09:00:00Z') }),
      entry({ ...byPerson('two@contoso.example'), ...at('2026-08-01T12:00:00Z') }),
      entry({ ...byPerson('ONE@contoso.example'), ...at('2026-08-01T11:00:00Z') }),
      entry({ ...byPerson('three@contoso.example'), ...at('2026-08-01T10:00:00Z') }),
      entry({ ...byPerson('four@contoso.example'), ...at('2026-08-01T08:30:00Z') }),
    ])
    expect('actors' in found && found.actors.map((actor) => 'name' in actor && actor.name)).toEqual([
      'two@contoso.example',
      'ONE@contoso.example',
      'three@contoso.example',
    ])
  })

  test.each([
    ['before the reading that found it as it was', at('2026-08-01T07:59:59.9Z')],
    ['after the one that found it otherwise', at('2026-08-01T14:00:00.1Z')],
    ['in the future', at('2099-01-01T00:00:00Z')],
    ['of no time', at('yesterday')],
    ['of something else', { activityDisplayName: 'Update policy' }],
    ['that failed', { result: 'failure' }],
    ['of nobody', { initiatedBy: undefined }],
    ['of a kind of its own', { initiatedBy: { user: null, app: null, device: { id: '7' } } }],
    ['of somebody without a name', byPerson('')],
    ['of somebody whose name is markup', byPerson('<img src=x onerror=alert(1)>')],
    ['of an app whose name is not a text', byApp(7)],
  ])('is not told by an entry %s', (_, more) => {
    expect(told([entry(more)])).toEqual({ unknown: 'notFound' })
    expect(told([entry(more), entry()])).toMatchObject({ actors: [{ kind: 'person' }] })
  })

  test('is not told by what is no entry at all', () => {
    expect(told(['<!doctype html>', null, 7, [], {}])).toEqual({ unknown: 'notFound' })
  })

  test('is told of both ends of the time between the readings', () => {
    for (const time of [SINCE, UNTIL])
      expect(told([entry(at(time))])).toMatchObject({ actors: [{ at: time }] })
  })

  test('is of the object that was found otherwise, not of its neighbours', () => {
    const differences = between(
      'conditionalAccessPolicies',
      policies('enabled', 'enabled'),
      policies('disabled', 'enabled'),
    )
    const update = (id: string, who: string) =>
      entry({
        activityDisplayName: 'Update conditional access policy',
        targetResources: [{ id, displayName: 'Policy', type: 'Policy', modifiedProperties: [] }],
        ...byPerson(who),
      })
    const neighbor = update('00000001-0000-4000-8000-000000000000', 'other@contoso.example')
    expect(
      told([neighbor, update(POLICY.toUpperCase(), 'who@contoso.example')], { differences }),
    ).toMatchObject({
      actors: [{ name: 'who@contoso.example' }],
    })
    expect(told([neighbor], { differences })).toEqual({ unknown: 'notFound' })
  })

  test('is whoever added an object, or took it away', () => {
    const [one, two] = [policies('enabled'), policies('enabled', 'enabled')]
    const target = { targetResources: [{ id: '00000001-0000-4000-8000-000000000000' }] }
    for (const [activityDisplayName, before, after] of [
      ['Add conditional access policy', one, two],
      ['Delete conditional access policy', two, one],
    ] as const)
      expect(
        told([entry({ activityDisplayName, ...target })], {
          differences: between('conditionalAccessPolicies', before, after),
        }),
      ).toMatchObject({ actors: [{ kind: 'person' }] })
  })

  test('is we by our task, and not by what the log says of our app', () => {
    const task = { kind: 'task', task_id: 't', user_id: 'u', at: '2026-08-01T13:00:00.000Z' } as const
    const own = entry(byApp('Castellan', OURS.toUpperCase()))
    expect(told([own], { tasks: [task] })).toEqual({ actors: [task] })
    expect(told([own, entry()], { tasks: [task] })).toMatchObject({ actors: [task, { kind: 'person' }] })
    // Somebody else may use the same registration.
    expect(told([own])).toMatchObject({ actors: [{ kind: 'app', name: 'Castellan' }] })
  })

  test('is not whoever the vendor lets carry out what somebody asked for', () => {
    expect(told([entry(byApp('MS-PIM')), entry()])).toMatchObject({
      actors: [{ kind: 'person', name: 'ines.admin@contoso.example' }],
    })
  })

  test('is not known, with the reason, where the log was not read, or only in part', () => {
    expect(told([], { log: { unknown: 'notAllowed' } })).toEqual({ unknown: 'notAllowed' })
    expect(told([], { log: { entries: [], isWhole: false } })).toEqual({ unknown: 'notRead' })
  })

  test('is not in the log where Exchange was changed, whatever else is in it', () => {
    const tag = (Enabled: boolean) => snapshotOf({ externalInOutlook: { Enabled } })
    expect(isLogged('externalInOutlook')).toBe(false)
    expect(told([entry()], { differences: between('externalInOutlook', tag(true), tag(false)) })).toEqual({
      unknown: 'notLogged',
    })
  })

  test('is in the log where the account of a mailbox was blocked', () => {
    const id = '5b7c1d1e-0000-4000-8000-000000000001'
    const mailbox = (AccountDisabled: boolean) =>
      snapshotOf({
        sharedMailboxes: [{ Identity: 'Desk', ExternalDirectoryObjectId: id, AccountDisabled }],
      })
    const blocked = entry({ activityDisplayName: 'Disable account', targetResources: [{ id }] })
    expect(
      told([blocked], { differences: between('sharedMailboxes', mailbox(false), mailbox(true)) }),
    ).toMatchObject({ actors: [{ kind: 'person' }] })
  })
})

test('nothing is different where only what no check looks at is, or where one was not read', () => {
  const renamed = snapshotOf({ authorizationPolicy: { allowInvitesFrom: 'everyone', displayName: 'Mine' } })
  expect(differenceOf('authorizationPolicy', open, renamed)).toBeUndefined()
  expect(differenceOf('authorizationPolicy', open, snapshotOf({}))).toBeUndefined()
  expect(differenceOf('authorizationPolicy', open, snapshotOf({ authorizationPolicy: null }))).toBeUndefined()
  expect(differenceOf('authorizationPolicy', open, closed)).toMatchObject({
    source: 'authorizationPolicy',
    since: SINCE,
  })
})
