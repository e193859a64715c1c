import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Offer, OfferFacts } from './offer-rules.ts'
import { offersMachine } from './offers.machine.ts'

const facts: OfferFacts = {
  policy: 'allowed',
  mode: 'session',
  canKeep: true,
  isHandheld: true,
  lostFor: undefined,
  isConnected: true,
  canInstall: true,
  isAgreed: true,
  isCovered: true,
  wasAsked: { fieldMode: false, install: false },
}

/** A page of a touch device on which a dialog is open; `asked` is what was noted. */
function start() {
  const asked: (Offer['kind'] | undefined)[] = []
  const actor = createActor(
    offersMachine.provide({ actions: { noteAsked: (_, kind) => void asked.push(kind) } }),
  ).start()
  const change = (changed: Partial<OfferFacts>) =>
    actor.send({ type: 'facts.changed', facts: { ...facts, ...changed } })
  change({})
  return { actor, asked, change }
}

test('an offer waits for the dialogs to close, and is noted once it can be read', () => {
  const { actor, asked, change } = start()
  expect(actor.getSnapshot().value).toBe('waiting')
  expect(asked).toEqual([])
  change({ isCovered: false })
  expect(actor.getSnapshot()).toMatchObject({ value: 'offering', context: { offer: { kind: 'fieldMode' } } })
  expect(asked).toEqual([])
  actor.send({ type: 'offer.shown' })
  expect(asked).toEqual(['fieldMode'])
})

test('what is offered stays while something covers it and while the network is gone', () => {
  const { actor, change } = start()
  change({ isCovered: false })
  change({ isCovered: true })
  change({ isConnected: false, wasAsked: { fieldMode: true, install: false } })
  expect(actor.getSnapshot().value).toBe('offering')
})

test.each<[string, Partial<OfferFacts>]>([
  ['taken from the menu', { mode: 'pin' }],
  ['forbidden meanwhile', { policy: 'forbidden' }],
])('an offer goes when it was %s', (_, changed) => {
  const { actor, change } = start()
  change({ isCovered: false })
  change(changed)
  expect(actor.getSnapshot().value).toBe('over')
})

test('after an answer the page offers nothing else', () => {
  const { actor, asked, change } = start()
  change({ isCovered: false })
  actor.send({ type: 'offer.shown' })
  actor.send({ type: 'offer.answered' })
  change({ isCovered: false, wasAsked: { fieldMode: true, install: false } })
  expect(actor.getSnapshot().value).toBe('over')
  expect(asked).toEqual(['fieldMode'])
})
