import type { SecurityEvent } from '#shared/contract/security-log.ts'

/** Whether something was tried that was not let through. */
export const isRefused = ({ event }: Pick<SecurityEvent, 'event'>): boolean => event.endsWith('.refused')

/** Whether the target is the name of a call or command, which has no words. */
export const namesCall = ({ event }: Pick<SecurityEvent, 'event'>): boolean => event === 'access.refused'
