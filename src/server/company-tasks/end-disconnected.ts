interface Item {
  state: string
  fault: string | null
}

type Ended<I extends Item> = Omit<I, 'state' | 'fault'> & {
  state: 'interrupted' | 'failed'
  fault: 'notConnected'
}

/** The items of a task whose company was disconnected meanwhile: of what was being sent nobody knows whether it arrived. */
export const endDisconnected = <I extends Item>(items: readonly I[]): (I | Ended<I>)[] =>
  items.map((item) => {
    if (item.state !== 'sending' && item.state !== 'pending') return item
    return {
      ...item,
      state: item.state === 'sending' ? ('interrupted' as const) : ('failed' as const),
      fault: 'notConnected' as const,
    }
  })
