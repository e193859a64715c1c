import { fromPromise, setup } from 'xstate'

/** What a vendor's consent brought is taken by the window that asked for it, or there is none (AUTH-46). */
export const handOverMachine = setup({
  actors: { handOver: fromPromise<boolean>(async () => false) },
  guards: { isTaken: (_, isTaken: boolean) => isTaken },
}).createMachine({
  id: 'hand-over',
  initial: 'handingOver',
  states: {
    handingOver: {
      invoke: {
        src: 'handOver',
        onDone: [
          { guard: { type: 'isTaken', params: ({ event }) => event.output }, target: 'done' },
          { target: 'unclaimed' },
        ],
        onError: 'unclaimed',
      },
    },
    done: { type: 'final' },
    unclaimed: { type: 'final' },
  },
})
