import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { AccessSource } from '#shared/domain/conditional-access/access-task.ts'
import { deploymentRun } from '#shared/domain/conditional-access/templates/deployment-run.ts'
import type { ChosenInputs } from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import { type AskedAccess, watchAccessTasks } from '#client/data/nouns/secure/access-policies.ts'
import {
  deployPolicies,
  type NotedTasks,
  undoDeployments,
} from '#client/data/nouns/secure/policy-templates.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { deployMachine, type TakenBack } from './deploy.machine.ts'

export type DeployState = ReturnType<typeof useDeployMachine>['state']
export type SendDeploy = ReturnType<typeof useDeployMachine>['send']

interface Begun {
  source: Omit<AccessSource, 'run'> | undefined
  run: string
  resumed: boolean
  asksInputs: boolean
  common: ChosenInputs
}

/** The steps of a deployment, which note on this device what is wanted and are told how far it is. */
export function useDeployMachine({ source, ...input }: Begun) {
  const device = useDevice()
  const [state, send] = useMachine(
    deployMachine.provide({
      actors: {
        send: fromPromise<NotedTasks, { run: string; asked: readonly AskedAccess[] }>(
          async ({ input: { run, asked } }) =>
            source ? deployPolicies(device, { ...source, run }, asked) : { taskIds: [], failure: 'notKept' },
        ),
        takeBack: fromPromise<NotedTasks, { tasks: readonly TakenBack[] }>(({ input: { tasks } }) =>
          undoDeployments(device, tasks),
        ),
      },
    }),
    { input },
  )
  const tasks = useWatched(watchAccessTasks)
  const rows = useMemo(() => tasks?.map(({ row }) => row), [tasks])
  const value = JSON.stringify(state.value)
  // By the state, too: what was told before it was sent says nothing of it.
  useEffect(() => {
    if (rows) send({ type: 'told', tasks: rows })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [rows, value, send])
  const run = useMemo(() => rows && deploymentRun(input.run, rows), [rows, input.run])
  return { state, send, tasks: tasks ?? [], rows: rows ?? [], run }
}
