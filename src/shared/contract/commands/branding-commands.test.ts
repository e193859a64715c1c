import { expect, test } from 'vitest'
import { keptPictureLimits } from '#shared/domain/branding/branding.ts'
import { syncLimits } from '../sync.ts'

test('the pictures that were seen and those that are set fit into one push together', () => {
  const { logo_light, favicon } = keptPictureLimits
  expect(2 * (logo_light.characters + favicon.characters)).toBeLessThan(syncLimits.pushBytes)
})
