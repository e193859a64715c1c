import { assign, fromPromise, setup } from 'xstate'
import type { Estimate } from '#shared/domain/import-settings/apply-rule.ts'
import type { ImportRuleFields } from '#shared/domain/import-settings/import-rule.ts'

interface EstimateContext {
  rule: ImportRuleFields | undefined
  /** Of `rule`; undefined while it is not known. */
  estimate: Estimate | undefined
}

/** Asks the server what a rule would do, once its person has stopped changing it; only the last answer counts. */
export const estimateMachine = setup({
  types: {
    context: {} as EstimateContext,
    /** Without a rule there is nothing to ask. */
    events: {} as { type: 'rule.changed'; rule: ImportRuleFields | undefined } | { type: 'again' },
  },
  actors: { ask: fromPromise<Estimate, ImportRuleFields>(() => new Promise(() => {})) },
  delays: { untilStill: 300 },
  guards: { isNothing: ({ event }) => event.type === 'rule.changed' && event.rule === undefined },
}).createMachine({
  id: 'estimate',
  context: { rule: undefined, estimate: undefined },
  initial: 'known',
  on: {
    'rule.changed': [
      { guard: 'isNothing', target: '.known', actions: assign({ rule: undefined, estimate: undefined }) },
      {
        target: '.changing',
        reenter: true,
        actions: assign({ rule: ({ event }) => event.rule, estimate: undefined }),
      },
    ],
  },
  states: {
    known: {},
    changing: { after: { untilStill: 'estimating' } },
    estimating: {
      invoke: {
        src: 'ask',
        input: ({ context }) => context.rule as ImportRuleFields,
        onDone: { target: 'known', actions: assign({ estimate: ({ event }) => event.output }) },
        onError: 'unknown',
      },
    },
    unknown: { on: { again: 'estimating' } },
  },
})
