/** What can go wrong. Each seed switches some of these on; the shrinker switches off what a failure does not need. */
export const NETWORK_FAULTS = [
  'dropRequest',
  'dropResponse',
  'duplicate',
  'delay',
  'status401',
  'status403',
  'status409',
  'status412',
  'status413',
  'status429',
  'status500',
  'status503',
  'portal',
  'truncate',
  'corrupt',
  'breakEvents',
] as const
export const SERVER_FAULTS = ['failBeforeCommit', 'failAfterCommit', 'slowStore'] as const
export const STORAGE_FAULTS = ['quota', 'failOpen', 'loseRelaxed', 'suspendInTransaction'] as const
/** Steps that only come up where their fault is on. */
export const STEP_FAULTS = [
  'crash',
  'powerCut',
  'freeze',
  'closeConnection',
  'evict',
  'clockJump',
  'skew',
  'offline',
  'grants',
  'move',
  'serverCrash',
  'restore',
  'raiseFloor',
  'expireToken',
  'signOut',
  'night',
] as const

export const FAULTS = [...NETWORK_FAULTS, ...SERVER_FAULTS, ...STORAGE_FAULTS, ...STEP_FAULTS] as const
export type Fault = (typeof FAULTS)[number]
