import { assign, setup } from 'xstate'
import { isOpen, nextOffer, type Offer, type OfferFacts } from './offer-rules.ts'

export type OffersEvent =
  | { type: 'facts.changed'; facts: OfferFacts }
  /** It can be read: its words come later, and may not come at all. */
  | { type: 'offer.shown' }
  /** Taken or put off. */
  | { type: 'offer.answered' }

/** One offer at most in the life of a page, which goes when it was answered or can no longer be taken. */
export const offersMachine = setup({
  types: { context: {} as { offer: Offer | undefined }, events: {} as OffersEvent },
  guards: {
    isDue: (_, facts: OfferFacts) => nextOffer(facts) !== undefined,
    isMoot: ({ context: { offer } }, facts: OfferFacts) => offer !== undefined && !isOpen(offer.kind, facts),
  },
  actions: {
    takeOffer: assign((_, facts: OfferFacts) => ({ offer: nextOffer(facts) })),
    /** Provided by the page: whatever the answer will be, nobody is asked twice. */
    noteAsked: (_, kind: Offer['kind'] | undefined) => void kind,
  },
}).createMachine({
  id: 'offers',
  context: { offer: undefined },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'facts.changed': {
          guard: { type: 'isDue', params: ({ event }) => event.facts },
          target: 'offering',
          actions: { type: 'takeOffer', params: ({ event }) => event.facts },
        },
      },
    },
    offering: {
      on: {
        'offer.shown': { actions: { type: 'noteAsked', params: ({ context }) => context.offer?.kind } },
        'offer.answered': 'over',
        'facts.changed': {
          guard: { type: 'isMoot', params: ({ event }) => event.facts },
          target: 'over',
        },
      },
    },
    over: {},
  },
})
