import { describe, expect, test } from 'vitest'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { directoryChanges, unseenEmployees } from './directory-changes.ts'

const context = { customerId: 'c1', newId: () => 'new-id' }
const read = (
  employees: Parameters<typeof directoryChanges>[0],
  ...people: Parameters<typeof directoryChanges>[1]
) => directoryChanges(employees, people, [], context)

describe('a reading of the directory', () => {
  test('joins a person by object id, whatever their address is now', () => {
    const before = buildEmployee({ entra_id: 'o1', email: 'old@a.example', directory: 'present' })
    const { changed, added } = read([before], {
      id: 'o1',
      userPrincipalName: 'new@a.example',
      email: 'new@a.example',
    })
    expect(added).toEqual([])
    expect(changed).toMatchObject([{ id: before.id, email: 'new@a.example', username: 'new@a.example' }])
  })

  test('joins somebody who was typed here by e-mail, in any case of letters', () => {
    const typed = buildEmployee({ entra_id: null, email: 'Ana.Ruiz@a.example', directory: 'manual' })
    const { changed } = read([typed], {
      id: 'o1',
      userPrincipalName: 'ana.ruiz@a.example',
      email: 'ana.ruiz@a.example',
    })
    expect(changed).toMatchObject([{ id: typed.id, entra_id: 'o1', directory: 'present' }])
  })

  test('does not give the address of one person to another object id', () => {
    const other = buildEmployee({ entra_id: 'o1', email: 'shared@a.example' })
    const { added, changed } = read([other], {
      id: 'o2',
      userPrincipalName: 'shared@a.example',
      email: 'shared@a.example',
    })
    expect(changed).toEqual([])
    expect(added).toMatchObject([{ entra_id: 'o2', email: 'o2@a.example' }])
  })

  test('adds whom it does not know and keeps what only the console knows', () => {
    const known = buildEmployee({
      entra_id: 'o1',
      ignored: true,
      mapped_device: 'PC-1',
      mfa_status: 'Enforced',
    })
    const { added, changed } = read(
      [known],
      { id: 'o1', department: 'Legal' },
      {
        id: 'o2',
        userPrincipalName: 'bo.li@a.example',
        email: null,
        firstName: 'Bo',
        lastName: 'Li',
        accountEnabled: false,
      },
    )
    expect(changed).toMatchObject([
      { department: 'Legal', ignored: true, mapped_device: 'PC-1', mfa_status: 'Enforced' },
    ])
    expect(added).toMatchObject([
      {
        id: 'new-id',
        customer_id: 'c1',
        email: 'bo.li@a.example',
        display_name: 'Bo Li',
        sign_in_enabled: false,
      },
    ])
  })

  test('keeps fields that it was not told and empties those that are empty upstream', () => {
    const known = buildEmployee({ entra_id: 'o1', department: 'Sales', job_title: 'Buyer' })
    const { changed } = read([known], { id: 'o1', jobTitle: null })
    expect(changed).toMatchObject([{ department: 'Sales', job_title: '' }])
  })

  test('changes nothing when nothing is new', () => {
    const known = buildEmployee({ entra_id: 'o1', directory: 'present' })
    expect(read([known], { id: 'o1', department: known.department })).toEqual({
      added: [],
      changed: [],
      vanished: [],
    })
  })

  test('leaves guests out', () => {
    expect(read([], { id: 'o1', userPrincipalName: 'g@a.example', isGuest: true }).added).toEqual([])
  })

  test('marks who vanished and deletes nobody', () => {
    const known = buildEmployee({ entra_id: 'o1', directory: 'present', sign_in_enabled: true })
    const { vanished } = directoryChanges([known], [], ['o1', 'never-seen'], context)
    expect(vanished).toEqual([{ ...known, directory: 'missing', sign_in_enabled: null }])
  })

  test('a full reading marks those who were in the directory and were not met', () => {
    const met = buildEmployee({ entra_id: 'o1', directory: 'present' })
    const unmet = buildEmployee({ entra_id: 'o2', directory: 'present' })
    const typed = buildEmployee({ entra_id: null, directory: 'manual' })
    expect(unseenEmployees([met, unmet, typed], new Set(['o1'])).map(({ id }) => id)).toEqual([unmet.id])
  })
})

test('what a directory was not asked for is not known of somebody new', () => {
  const person = { id: 'e9', userPrincipalName: 'new@x.example', createdAt: '2026-11-19T08:00:00Z' }
  const { added } = directoryChanges([], [person], [], context)
  expect(added[0]).toMatchObject({
    mfa_status: null,
    last_active: null,
    activity_read: false,
    isAdmin: null,
    date_joined: '2026-11-19T08:00:00Z',
  })
  const { changed } = directoryChanges(added, [{ id: 'e9', jobTitle: 'Clerk' }], [], context)
  expect(changed[0]).toMatchObject({ date_joined: '2026-11-19T08:00:00Z' })
})
