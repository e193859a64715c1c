import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { applyChecks } from '#client/data/nouns/secure/posture.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { type CompanyRequest, protectMachine, type Sent } from './protect.machine.ts'

export type ProtectState = ReturnType<typeof useProtectMachine>[0]
export type SendProtect = ReturnType<typeof useProtectMachine>[1]

/** The steps of changing tenants, which note on this device what is wanted. `nameOf`: the companies' names. */
export function useProtectMachine(
  nameOf: ReadonlyMap<string, string>,
  companyIds: readonly string[] | undefined,
) {
  const device = useDevice()
  return useMachine(
    protectMachine.provide({
      actors: {
        send: fromPromise<Sent, { wanted: readonly CompanyRequest[] }>(async ({ input: { wanted } }) => {
          const asked = await applyChecks(
            device,
            wanted.map((each) => ({ ...each, company: nameOf.get(each.customerId) ?? '' })),
          )
          const refused = asked.find(({ taskId }) => taskId === undefined)?.submitted.outcome
          return {
            taskIds: asked.map(({ taskId }) => taskId),
            failure: refused && (refused === 'forbidden' ? 'forbidden' : 'notKept'),
          }
        }),
      },
    }),
    { input: { companyIds } },
  )
}
