import { describe, expect, test } from 'vitest'
import { nextOffer, type OfferFacts } from './offer-rules.ts'

/** A touch device right after the first sign-in. */
const touch: OfferFacts = {
  policy: 'allowed',
  mode: 'session',
  canKeep: true,
  isHandheld: true,
  lostFor: undefined,
  isConnected: true,
  canInstall: false,
  isAgreed: true,
  isCovered: false,
  wasAsked: { fieldMode: false, install: false },
}
const laptop: OfferFacts = { ...touch, isHandheld: false }

describe('field mode is offered', () => {
  test.each<[string, OfferFacts, number | undefined]>([
    ['at the first sign-in on a touch device', touch, undefined],
    ['after the first loss of the network elsewhere', { ...laptop, lostFor: 240_000 }, 240_000],
    ['on a touch device whose network was lost before it was offered', { ...touch, lostFor: 500 }, 500],
    ['before the app is, where both could be', { ...touch, canInstall: true }, undefined],
  ])('%s', (_, facts, lostFor) => {
    expect(nextOffer(facts)).toEqual({ kind: 'fieldMode', lostFor })
  })
})

describe('nothing is offered', () => {
  test.each<[string, OfferFacts]>([
    ['on a laptop that never lost its network', laptop],
    ['twice', { ...touch, wasAsked: { fieldMode: true, install: false } }],
    ['again after a loss', { ...laptop, lostFor: 9, wasAsked: { fieldMode: true, install: true } }],
    ['where the organization forbids it', { ...touch, policy: 'forbidden' }],
    ['where the organization demands it, which asks by itself', { ...touch, policy: 'required' }],
    ['before the policy is known', { ...touch, policy: undefined }],
    ['in field mode', { ...touch, mode: 'pin' }],
    ['behind a passkey', { ...touch, mode: 'passkey' }],
    ['in a browser that keeps nothing', { ...touch, canKeep: false }],
    ['while there is no network', { ...touch, isConnected: false }],
    ['before the agreement is accepted', { ...touch, canInstall: true, isAgreed: false }],
    [
      'before the policy that may offer field mode first is known',
      { ...touch, canInstall: true, policy: undefined },
    ],
    [
      'before the server that field mode needs was reached',
      { ...touch, canInstall: true, isConnected: false },
    ],
    ['over a dialog', { ...touch, canInstall: true, isCovered: true }],
  ])('%s', (_, facts) => {
    expect(nextOffer(facts)).toBeUndefined()
  })
})

test.each<[string, OfferFacts]>([
  ['where field mode is not to be offered', laptop],
  ['where field mode was offered', { ...touch, wasAsked: { fieldMode: true, install: false } }],
  ['where field mode is forbidden', { ...touch, policy: 'forbidden' }],
  ['without a network, as the browser asks by itself', { ...laptop, isConnected: false }],
])('the app is offered once %s', (_, facts) => {
  expect(nextOffer({ ...facts, canInstall: true })).toEqual({ kind: 'install' })
  const wasAsked = { ...facts.wasAsked, install: true }
  expect(nextOffer({ ...facts, canInstall: true, wasAsked })).toBeUndefined()
})
