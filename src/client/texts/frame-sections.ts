import type { Section } from './sections.ts'

/** What the frame and the parts that many screens share say; it is loaded with the lock, before any screen. */
export const frameSections = [
  'checklist',
  'fields',
  'frame',
  'lists',
  'notifications',
  'quickPanel',
  'refusal',
  'session',
  'table',
  'toasts',
  'tray',
  'unsaved',
] as const satisfies Section[]
