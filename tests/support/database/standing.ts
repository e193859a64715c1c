import type { SessionStanding } from '#server/platform/http/environment.ts'

/** A sign-in that nobody has ended, and that lacks nothing. */
export const IN_ORDER: SessionStanding = { isOver: false, mustErase: false, lacksFactor: false }
