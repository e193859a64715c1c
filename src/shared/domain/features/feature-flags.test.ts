import { expect, test } from 'vitest'
import { enabledFeatures, FEATURES, featureFlagSchema, firstFeatureFlags } from './feature-flags.ts'

test('the features are those of the specification, and the alerts', () => {
  expect(FEATURES).toEqual([
    'posture-protect-m3',
    'discover-security',
    'engage-autopilot',
    'castellan-ai-assistant',
    'defender-policies',
    'intune',
    'secure-licensing',
    'test-account',
    'scheduled-reports',
    'reporting',
    'auto-ignore',
    'alerts',
  ])
})

test('a new organization has everything on but the assistant and the mark of the trial account', () => {
  const flags = firstFeatureFlags()
  expect(flags.map((flag) => featureFlagSchema.parse(flag).feature)).toEqual([...FEATURES])
  const on = enabledFeatures(flags)
  expect(FEATURES.filter((feature) => !on.has(feature))).toEqual(['castellan-ai-assistant', 'test-account'])
})

test('a feature that no row names is off', () => {
  expect(enabledFeatures([{ id: 'intune', feature: 'intune', enabled: true }])).toEqual(new Set(['intune']))
})
