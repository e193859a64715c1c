import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { type Estimate, estimateOf, isKnownToDevices } from '#shared/domain/import-settings/apply-rule.ts'
import type { ImportRuleFields } from '#shared/domain/import-settings/import-rule.ts'
import { NO_MEMBERSHIPS } from '#shared/domain/import-settings/verdict.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { estimateImport, watchEverybody } from '#client/data/nouns/people/import-settings.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { estimateMachine } from './estimate.machine.ts'

export type Estimated =
  | { state: 'known'; estimate: Estimate; isOfServer: boolean }
  | { state: 'asking' }
  | { state: 'unknown'; again: () => void }

/** What a rule makes of a company's accounts: by what this device knows where that is enough, else as the server says. */
export function useEstimate(customerId: string, rule: ImportRuleFields): Estimated {
  const device = useDevice()
  const people = useWatched(watchEverybody, customerId)
  const isOwn = isKnownToDevices(rule)
  const [asked, send] = useMachine(
    estimateMachine.provide({
      actors: {
        ask: fromPromise(({ input }: { input: ImportRuleFields }) =>
          estimateImport(device, customerId, input),
        ),
      },
    }),
  )
  const text = isOwn ? undefined : canonicalJson(rule)
  useEffect(
    () =>
      send({
        type: 'rule.changed',
        rule: text === undefined ? undefined : (JSON.parse(text) as ImportRuleFields),
      }),
    [send, text],
  )
  if (isOwn)
    return people
      ? { state: 'known', estimate: estimateOf(people, rule, NO_MEMBERSHIPS), isOfServer: false }
      : { state: 'asking' }
  const { estimate } = asked.context
  if (estimate && asked.matches('known')) return { state: 'known', estimate, isOfServer: true }
  return asked.matches('unknown')
    ? { state: 'unknown', again: () => send({ type: 'again' }) }
    : { state: 'asking' }
}
