import { expect, test } from 'vitest'
import type { OrganizationSummary } from '#shared/contract/organizations.ts'
import { englishOf } from '#tests/support/english.ts'
import { organizationCsv } from './organization-csv.ts'
import { subscriptionText, warningOf } from './organization-words.ts'

const t = englishOf('organizations')

const harbour: OrganizationSummary = {
  id: 'h',
  name: '=Harbour, Inc.',
  created_at: '2026-11-20T08:30:00.000Z',
  customers: 3,
  users: 2,
  devices: 0,
  subscription: { plan: 'Premium', billing: 'monthly', trial_ends_at: null, isValid: true },
  features: ['alerts', 'intune'],
}
const subscribed = (subscription: OrganizationSummary['subscription']) =>
  subscriptionText({ subscription }, t, 'en')

test('organizations are exported in words, with every feature that is on and no formula', () => {
  const moat = { ...harbour, id: 'm', name: 'Moat', created_at: null, subscription: null, features: [] }
  expect(organizationCsv([harbour, moat], { t, locale: 'en' }).split('\r\n')).toEqual([
    '\uFEFFOrganization,Companies,Users,Devices,Subscription,Features,Created,Organization id',
    `"'=Harbour, Inc.",3,2,0,"Premium, billed monthly","Alerts in the menu; Device management with Intune",2026-11-20 08:30:00 UTC,h`,
    'Moat,3,2,0,None,,Not known,m',
    '',
  ])
})

test('a trial says when it ends, or that it is over', () => {
  const trial_ends_at = '2026-12-05T12:00:00.000Z'
  const trial = { plan: 'trial', billing: 'trial', trial_ends_at } as const
  expect(subscribed({ ...trial, isValid: true })).toBe('Trial until Dec 5, 2026')
  expect(subscribed({ ...trial, isValid: false })).toBe('Trial ended on Dec 5, 2026')
  expect(subscribed({ ...trial, billing: 'trial expired', isValid: false })).toBe(
    'Trial ended on Dec 5, 2026',
  )
  expect(subscribed({ ...trial, trial_ends_at: null, isValid: false })).toBe('Trial ended')
  expect(subscribed({ ...trial, billing: 'yearly', isValid: true })).toBe('Trial, billed yearly')
})

test('the mark of the trial account warns both ways, the assistant before it costs money, and nothing else', () => {
  expect(warningOf('test-account', true, t)).toContain('nobody in the organization can change anything')
  expect(warningOf('test-account', false, t)).toContain('nobody gets in by the shared trial account')
  expect(warningOf('castellan-ai-assistant', true, t)).toContain('costs money')
  expect(warningOf('castellan-ai-assistant', false, t)).toBeUndefined()
  expect([warningOf('intune', true, t), warningOf('intune', false, t)]).toEqual([undefined, undefined])
})
