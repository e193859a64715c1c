import { createCall } from '#client/data/call/call.ts'
import { ownFetch } from '#client/data/call/send.ts'

/** Calls what somebody may have who is not signed in: without a token (SESS-12). */
export const callOpenly = createCall({ fetch: ownFetch })
