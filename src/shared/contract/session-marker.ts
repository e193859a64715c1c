/** The cookie that says that a session is alive, for an hour after each answer that proves it (SESS-01). */
export const SESSION_MARKER = 'Session'
