import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise, setup } from 'xstate'
import { LeavingPage } from '#client/features/lock/leaving-page.tsx'
import { keys } from '../device/device-storage.ts'
import { leaveQuietly } from '../session/leave-quietly.ts'

type Left = 'signedOut' | 'locked'

const leaveMachine = setup({
  actors: { leave: fromPromise<Left>(() => new Promise(() => {})) },
  actions: { startAnew: (_args, _left: Left) => {} },
}).createMachine({
  id: 'leave',
  initial: 'leaving',
  states: {
    leaving: {
      invoke: {
        src: 'leave',
        onDone: { target: 'gone', actions: { type: 'startAnew', params: ({ event }) => event.output } },
        // Another window holds something: the next start goes on with it.
        onError: { target: 'gone', actions: { type: 'startAnew', params: 'signedOut' } },
      },
    },
    gone: { type: 'final' },
  },
})

/** What /logout does to somebody who is signed in; a device in field mode stays as it is, and locked (AUTH-45). */
export function LeaveHere({ userKey }: { userKey: string }) {
  const [machine] = useState(() =>
    leaveMachine.provide({
      actors: { leave: fromPromise(() => leave(userKey)) },
      actions: {
        startAnew: (_, left) => {
          if (left === 'locked') location.replace('/')
          else location.reload()
        },
      },
    }),
  )
  useMachine(machine)
  return <LeavingPage isWipe={false} />
}

async function leave(userKey: string): Promise<Left> {
  const record = await keys.read(userKey)
  if (record && record.mode !== 'session') return 'locked'
  await leaveQuietly(userKey)
  return 'signedOut'
}
