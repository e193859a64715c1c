import { SECOND } from '#shared/lib/time.ts'
import { type Call, createCall } from '#client/data/call/call.ts'
import { ownFetch } from '#client/data/call/send.ts'
import { systemClock } from '#client/data/device/clock.ts'
import { sessions } from './device-storage.ts'
import { ownToken } from '../session/own-token.ts'
import { renewedToken, validToken } from '../session/session-tokens.ts'

/** What takes the server longer is a task that it answers about later. */
const LONGEST = 30 * SECOND

/**
 * Calls the API as one user who is signed in here, never in the name of somebody who signed in since. For what is only
 * true while the server says it and what cannot wait in the queue.
 */
export const callAs = (userKey: string): Call =>
  createCall({
    fetch: ownFetch,
    limit: { clock: systemClock, after: LONGEST },
    token: ownToken(userKey, { read: sessions.read, valid: validToken, renewed: renewedToken }),
  })
