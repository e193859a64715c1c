import { expect, test } from 'vitest'
import { buildAccess, buildSubscription, licensed } from '#tests/support/build-access.ts'
import { welcomeReason } from './welcome-reason.ts'

const nobody = { role: 'System user' } as const

test('who may open a module that was not bought is told of an upgrade, not of permissions', () => {
  const subscription = buildSubscription({ licenses: licensed('discover-essentials') })
  expect(welcomeReason(buildAccess({ ...nobody, stored: { engage: 'readOnly' }, subscription }))).toBe(
    'upgrade',
  )
})

test('where nothing was bought the subscription is missing', () => {
  const subscription = buildSubscription({ licenses: [] })
  expect(welcomeReason(buildAccess({ subscription }))).toBe('missingSubscription')
  expect(
    welcomeReason(
      buildAccess({
        subscription: { ...subscription, licenses: [{ licenseName: 'engage-premium', quantity: 0 }] },
      }),
    ),
  ).toBe('missingSubscription')
})

test('who may open no module needs permissions, whatever was bought', () => {
  expect(welcomeReason(buildAccess(nobody))).toBe('noPermission')
  expect(welcomeReason(buildAccess({ ...nobody, subscription: buildSubscription({ licenses: [] }) }))).toBe(
    'noPermission',
  )
})

test('a device that has not heard of the subscription blames nobody for it', () => {
  expect(welcomeReason(buildAccess({ subscription: undefined }))).toBe('noPermission')
})
