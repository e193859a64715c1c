import { expect, test } from 'vitest'
import { brandingFieldsSchema, changedBranding, keptPictureLimits, noBranding, skinOf } from './branding.ts'

const PNG = 'data:image/png;base64,iVBORw0KGgo='

test('only what is published takes the place of the product’s own (ORG-14)', () => {
  const kept = { ...noBranding, logo_light: PNG, favicon: PNG }
  expect(skinOf(kept)).toEqual({ logo: null, favicon: null })
  expect(skinOf({ ...kept, publish_logo: true })).toEqual({ logo: PNG, favicon: null })
  expect(skinOf({ ...kept, publish_favicon: true })).toEqual({ logo: null, favicon: PNG })
})

test('a picture that is taken away is published no more, and one that is not there cannot be', () => {
  const published = { ...noBranding, logo_light: PNG, publish_logo: true }
  expect(changedBranding(published, { logo_light: null })).toEqual(noBranding)
  expect(changedBranding(noBranding, { publish_favicon: true })).toEqual(noBranding)
  expect(changedBranding(noBranding, { favicon: PNG, publish_favicon: true })).toMatchObject({
    favicon: PNG,
    publish_favicon: true,
  })
})

test.each([
  'https://elsewhere.test/logo.png',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:text/html;base64,PGI+',
  'data:image/png;base64,',
  `data:image/png;base64,${'A'.repeat(keptPictureLimits.logo_light.characters)}`,
  'data:image/jpeg;base64,/9j/',
  'data:image/png;base64,iVBO"><script>',
])('%s is no picture to keep', (logo_light) => {
  expect(brandingFieldsSchema.safeParse({ ...noBranding, logo_light }).success).toBe(false)
})
