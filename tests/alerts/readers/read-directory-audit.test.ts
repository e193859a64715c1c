import { describe, expect, test } from 'vitest'
import type { DirectoryChangeEvent } from '#shared/domain/alerts/security-event.ts'
import { describeReader } from './describe-reader.ts'
import { directoryAudit } from '../examples/records/directory.ts'
import { readDirectoryAudit } from '#server/connectors/microsoft365/events/read-directory-audit.ts'
import { readRecord } from '#server/connectors/microsoft365/events/read-record.ts'

const { record } = directoryAudit('Update user', { modified: [['Department', 'Sales', 'Finance']] })

function read(written: object): DirectoryChangeEvent {
  const reading = readRecord('directoryAudits', { ...record, ...written })
  if (reading.outcome !== 'read' || reading.event.kind !== 'directoryChange') throw new Error('No change')
  return reading.event
}

describeReader('an entry of a directory’s log', {
  read: readDirectoryAudit,
  record,
  needs: {
    'a directory audit without an activity': ['activityDisplayName'],
    'a directory audit without a time': ['activityDateTime'],
    'a directory audit without an id': ['id'],
  },
  time: 'activityDateTime',
})

describe('an entry of a directory’s log', () => {
  test('has what stood there and what stands there, without the quotes of a text', () => {
    expect(read({}).changes).toEqual([{ name: 'Department', before: 'Sales', after: 'Finance' }])
  })

  test('of an activity that nobody knows is read by its name', () => {
    const { activity, activities } = read({ activityDisplayName: 'Teleport  User — completed.' })
    expect({ activity, activities }).toEqual({
      activity: 'Teleport  User — completed.',
      activities: ['teleport user-completed'],
    })
  })

  test.each([
    ['success', true],
    ['Success', true],
    ['', true],
    ['failure', false],
    ['timeout', false],
    ['unknownFutureValue', false],
  ])('with the result "%s" has succeeded: %s', (result, isSuccess) => {
    expect(read({ result }).isSuccess).toBe(isSuccess)
  })

  test('without targets or who did it is about nobody', () => {
    for (const nothing of [null, [], 'x', [null, 7]])
      expect(read({ targetResources: nothing, initiatedBy: nothing })).toMatchObject({
        account: undefined,
        actor: undefined,
        targets: [],
        changes: [],
      })
  })

  test('is about the person among its targets', () => {
    const targetResources = [
      { id: 'R', type: 'Role', displayName: '<i>Admin</i>\u202E' },
      { id: 'P', type: 'user', userPrincipalName: 'Accounting@Customer.example' },
    ]
    const { account, targets } = read({ targetResources })
    expect(account).toEqual({ id: 'p', name: 'accounting@customer.example' })
    expect(targets[0]).toEqual({ id: 'r', name: '<i>admin</i>\u202E', type: 'Role' })
  })

  test('of one request is another one for another activity, target or object that it names', () => {
    const role = (id: string) => [
      {
        id: 'p',
        type: 'User',
        modifiedProperties: [{ displayName: 'Role.ObjectID', oldValue: null, newValue: `"${id}"` }],
      },
    ]
    const keys = [
      read({ targetResources: role('r') }),
      read({ targetResources: role('s') }),
      read({ targetResources: role('r'), activityDisplayName: 'Add member to role' }),
      read({ targetResources: [{ ...role('r')[0], id: 'q' }] }),
    ].map(({ key }) => key)
    expect(new Set(keys).size).toBe(4)
    expect(read({ targetResources: role('r'), id: 'another' }).key).toBe(keys[0])
  })

  test('by a service that runs the tenant is the vendor’s', () => {
    const by = (app: object) => read({ initiatedBy: { app } }).actor?.kind
    expect(by({ displayName: 'Microsoft Online Services' })).toBe('microsoft')
    expect(by({ displayName: 'Microsoft Online Services Inc' })).toBe('app')
  })
})
