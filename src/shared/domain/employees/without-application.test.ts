import { describe, expect, test } from 'vitest'
import { buildEmployee } from '#tests/support/build-employee.ts'
import type { Employee } from './employee.ts'
import type { GoogleAccount } from './google-account.ts'
import { outcomeWithout, withoutApplication } from './without-application.ts'

const account = (said: Partial<GoogleAccount> = {}): GoogleAccount => ({
  id: '1',
  user_name: 'ana@a.example',
  addresses: ['ana@a.example'],
  directory: 'present',
  leads: false,
  sign_in_enabled: true,
  is_admin: true,
  second_factor: 'Enforced',
  last_active: '2026-11-01T00:00:00.000Z',
  org_unit: '/Staff',
  sku_ids: null,
  ...said,
})
const atMicrosoft: Partial<Employee> = {
  entra_id: '10000000-0000-4000-8000-000000000001',
  directory: 'present',
  addresses: ['ana@a.example'],
  sku_ids: ['sku'],
}

describe('once what Microsoft 365 told is removed', () => {
  test('whom nothing else knows goes (INT-13)', () => {
    const read = buildEmployee(atMicrosoft)
    expect(outcomeWithout(read, 'Office365')).toBe('goes')
    expect(withoutApplication(read, 'Office365', undefined)).toBeUndefined()
  })

  test('whom a person entered stays as they could have typed it, and shows nothing that was read', () => {
    const typed = buildEmployee({ ...atMicrosoft, entered: true, isAdmin: true, department: 'Sales' })
    expect(withoutApplication(typed, 'Office365', undefined)).toEqual({
      ...typed,
      entra_id: null,
      directory: 'manual',
      addresses: [],
      sku_ids: [],
      sign_in_enabled: null,
      mfa_status: null,
      last_active: null,
      activity_read: false,
      date_joined: null,
      isAdmin: null,
    })
  })

  test('a second factor that another vendor told stays', () => {
    const typed = buildEmployee({ ...atMicrosoft, entered: true, mfa_status: 'Disabled' })
    expect(withoutApplication(typed, 'Office365', 'Disabled')).toMatchObject({ mfa_status: 'Disabled' })
    // What the directory told is not that vendor's.
    expect(withoutApplication(typed, 'Office365', 'Registered')).toMatchObject({ mfa_status: null })
  })

  test('whom Google has stays as Google says', () => {
    const both = buildEmployee({ ...atMicrosoft, google_account: account(), isAdmin: false })
    expect(outcomeWithout(both, 'Office365')).toBe('stays')
    expect(withoutApplication(both, 'Office365', undefined)).toMatchObject({
      entra_id: null,
      sku_ids: [],
      directory: 'present',
      isAdmin: true,
      mfa_status: 'Enforced',
      google_account: { leads: true },
    })
  })

  test('of whom it told nothing is the same', () => {
    const typed = buildEmployee({ google_account: account({ leads: true }) })
    expect(outcomeWithout(typed, 'Office365')).toBeUndefined()
    expect(withoutApplication(typed, 'Office365', undefined)).toBe(typed)
  })
})

describe('once what Google told is removed', () => {
  test('whom Microsoft has loses the account and nothing else', () => {
    const both = buildEmployee({ ...atMicrosoft, google_account: account() })
    expect(withoutApplication(both, 'GWS', undefined)).toEqual({ ...both, google_account: null })
  })

  test('who has vanished from Microsoft is missing again', () => {
    const both = buildEmployee({ ...atMicrosoft, google_account: account({ leads: true }) })
    expect(withoutApplication(both, 'GWS', undefined)).toMatchObject({
      entra_id: both.entra_id,
      directory: 'missing',
      mfa_status: null,
    })
  })

  test('whom nothing else knows goes, and whom a person entered stays', () => {
    const alone = buildEmployee({ google_account: account({ leads: true }), directory: 'present' })
    expect(withoutApplication(alone, 'GWS', undefined)).toBeUndefined()
    expect(withoutApplication({ ...alone, entered: true }, 'GWS', undefined)).toMatchObject({
      directory: 'manual',
      google_account: null,
      isAdmin: null,
    })
  })
})
