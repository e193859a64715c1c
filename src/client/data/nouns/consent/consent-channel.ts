import { z } from 'zod'
import { SECOND } from '#shared/lib/time.ts'
import { type Clock, systemClock } from '../../device/clock.ts'

/** What a vendor's consent brought. */
export interface ConsentAnswer {
  code: string | null
  /** The vendor's name for whom it is of. */
  tenant: string | null
  /** By which whoever asked for the consent knows that it is theirs. */
  state: string
  error: string | null
}

/** An answer as it is handed in: without what did not come. */
export const givenAnswer = ({ state, code, tenant, error }: ConsentAnswer) => ({
  state,
  ...(code === null ? {} : { code }),
  ...(tenant === null ? {} : { tenant }),
  ...(error === null ? {} : { error }),
})

const consentedSchema = z.strictObject({
  type: z.literal('integration.consented'),
  code: z.string().nullable(),
  tenant: z.string().nullable(),
  state: z.string().min(1),
  error: z.string().nullable(),
})
const takenSchema = z.strictObject({ type: z.literal('integration.taken'), state: z.string() })

/** A way between two windows of this site. */
export interface Line {
  say: (message: object) => void
  hear: (listener: (message: unknown) => void) => void
  close: () => void
}

/** All windows of this site: also one that was parted from its opener by a visit to the vendor. */
export function consentChannel(): Line {
  const channel = new BroadcastChannel('integration-consent')
  return {
    say: (message) => channel.postMessage(message),
    hear: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    close: () => channel.close(),
  }
}

/** How long the window that asked may take to answer. */
const PATIENCE = SECOND

/** Gives a consent to the window that asked for it, and closes the line; false where none takes it. */
export function giveConsent(
  line: Line,
  consented: ConsentAnswer,
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'> = systemClock,
): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isTaken: boolean) => {
      clock.clearTimeout(timer)
      line.close()
      resolve(isTaken)
    }
    const timer = clock.setTimeout(() => settle(false), PATIENCE)
    line.hear((message) => {
      if (takenSchema.safeParse(message).data?.state === consented.state) settle(true)
    })
    line.say({ type: 'integration.consented', ...consented })
  })
}

/** Waits for the one consent with this `state`, says that it was taken, and closes the line; so does what is answered. */
export function receiveConsent(
  line: Line,
  state: string,
  take: (consented: ConsentAnswer) => void,
): () => void {
  line.hear((message) => {
    const { data } = consentedSchema.safeParse(message)
    if (data?.state !== state) return
    line.say({ type: 'integration.taken', state })
    line.close()
    take({ code: data.code, tenant: data.tenant, state, error: data.error })
  })
  return line.close
}
