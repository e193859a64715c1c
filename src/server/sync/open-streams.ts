/** How many streams may be open at once in one process. */
export interface StreamPlaces {
  perAccount: number
  /** A browser has one sign-in, and each of its tabs may have a stream. */
  perSignIn: number
}

export const eventStreamPlaces: StreamPlaces = { perAccount: 20, perSignIn: 8 }

interface Holder {
  account: string
  signIn: string
}

interface Stream {
  signIn: string
  end: () => void
}

/**
 * Streams that never end by themselves. Whoever opens one too many loses their oldest: it is the likeliest that nobody
 * reads any more. It counts in the memory of one process, which is what it keeps from filling up.
 */
export function createOpenStreams({ perAccount, perSignIn }: StreamPlaces) {
  /** In the order in which they were opened. */
  const byAccount = new Map<string, Set<Stream>>()

  return {
    /** Takes a place, for which another stream may have to end. Gives what gives it back. */
    enter({ account, signIn }: Holder, end: () => void): () => void {
      const stream = { signIn, end }
      const streams = byAccount.get(account) ?? new Set()
      byAccount.set(account, streams.add(stream))
      const leave = (each: Stream) => {
        streams.delete(each)
        if (streams.size === 0 && byAccount.get(account) === streams) byAccount.delete(account)
      }
      const ofSignIn = [...streams].filter((each) => each.signIn === signIn)
      const tooMany = ofSignIn.length > perSignIn ? ofSignIn : streams.size > perAccount ? [...streams] : []
      const [oldest] = tooMany
      if (oldest) {
        leave(oldest)
        oldest.end()
      }
      return () => leave(stream)
    },
  }
}

export type OpenStreams = ReturnType<typeof createOpenStreams>
