import { expect, test } from 'vitest'
import { DAY } from '#shared/lib/time.ts'
import { buildAlert } from '#tests/support/build-alert.ts'
import { inheritedSettings, settledSettings } from './alert-settings.ts'
import { ESTIMATED_DAYS, estimate } from './estimate.ts'

const NOW = Date.parse('2026-11-25T12:00:00.000Z')
const raised = (daysAgo: number) => ({ raised_at: new Date(NOW - daysAgo * DAY).toISOString() })
const mailed = {
  ...inheritedSettings,
  email_enabled: true,
  ticketing_enabled: true,
  recipients: ['desk@msp.example'],
}

test('what settings would have told is counted of the last 30 days, as if each alert had been new', () => {
  const alerts = [
    buildAlert({ severity: 'high', status: 'resolved', ...raised(1) }),
    buildAlert({ severity: 'medium', snoozed_until: '2027-01-01T00:00:00.000Z', ...raised(ESTIMATED_DAYS) }),
    buildAlert({ severity: 'low', ...raised(2) }),
    buildAlert({ severity: 'high', ...raised(ESTIMATED_DAYS + 1) }),
  ]
  expect(estimate(alerts, () => ({ settings: settledSettings(mailed), rules: [] }), NOW)).toEqual({
    alerts: 3,
    push: 2,
    email: 2,
    webhook: 0,
    ticket: 2,
  })
})

test('each company is judged by its own settings', () => {
  const alerts = [
    buildAlert({ customer_id: 'a', ...raised(1) }),
    buildAlert({ customer_id: 'b', ...raised(1) }),
  ]
  const off = { ...inheritedSettings, enabled: false }
  const routingOf = (id: string) => ({
    settings: settledSettings(mailed, id === 'a' ? off : undefined),
    rules: [],
  })
  expect(estimate(alerts, routingOf, NOW)).toMatchObject({ alerts: 2, push: 1 })
})
