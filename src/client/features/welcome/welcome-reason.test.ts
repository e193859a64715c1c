import { expect, test } from 'vitest'
import { buildAccess, buildSubscription, licensed } from '#tests/support/build-access.ts'
import { welcomeReason } from './welcome-reason.ts'

const nobody = { role: 'System user' } as const

test('who may open a module that was not bought is told of an upgrade, not of permissions', () => {
  const subscription = buildSubscription({ licenses: licensed('discover-essentials') })
  expect(welcomeReason(buildAccess({ ...nobody, stored: { engage: 'readOnly' }, subscription }), true)).toBe(
    'upgrade',
  )
})

test('where nothing was bought the subscription is missing', () => {
  const subscription = buildSubscription({ licenses: [] })
  expect(welcomeReason(buildAccess({ subscription }), true)).toBe('missingSubscription')
  expect(
    welcomeReason(
      buildAccess({
        subscription: { ...subscription, licenses: [{ licenseName: 'engage-premium', quantity: 0 }] },
      }),
      true,
    ),
  ).toBe('missingSubscription')
})

test('who may open no module and nothing else needs permissions, whatever was bought', () => {
  expect(welcomeReason(buildAccess(nobody), false)).toBe('noPermission')
  expect(
    welcomeReason(buildAccess({ ...nobody, subscription: buildSubscription({ licenses: [] }) }), false),
  ).toBe('noPermission')
})

test('a device that has not heard of the subscription blames nobody for it', () => {
  expect(welcomeReason(buildAccess({ ...nobody, subscription: undefined }), false)).toBe('noPermission')
})

test('whose pages are open finds them in the menu', () => {
  expect(welcomeReason(buildAccess(), true)).toBe('inMenu')
  expect(welcomeReason(buildAccess({ ...nobody, stored: { companies: 'readOnly' } }), true)).toBe('inMenu')
})
