/** Why something that was read is not as it was written, or was left alone. */
export type NoteReason =
  // The whole was left alone.
  | 'tooLong'
  | 'notJson'
  | 'tooDeep'
  | 'tooMuch'
  | 'tooMany'
  | 'noPolicy'
  | 'wrongKind'
  // A part was left out.
  | 'unsafeMember'
  | 'memberTwice'
  | 'leftOut'
  | 'notInList'
  // Kept as it is.
  | 'unknownMember'
  | 'unknownValue'
  | 'placeholder'
  // Kept in another form.
  | 'spelling'
  | 'madeList'
  | 'madeText'
  | 'madeValue'
  | 'stateMissing'
  | 'nameMissing'
  | 'moreNotes'

/** Something that whoever imports should know. */
export interface ImportNote {
  /** As JSONPath, in the vendor's spelling: `$[0].conditions.users.includeGroups[2]`. */
  path: string
  reason: NoteReason
  /** What stands there, shortened. */
  value?: string
}

/** Sizes beyond which a text is left alone. A real export of a full tenant stays far below each. */
export const importLimits = {
  /** Characters. */
  text: 16_000_000,
  depth: 32,
  /** Members and elements of one policy or location. */
  values: 60_000,
  /** Policies and locations of one text. */
  items: 2000,
  /** Of one policy. */
  notes: 200,
} as const

const LONGEST_VALUE = 120

/** A note with its value shortened. */
export const noteOf = (path: string, reason: NoteReason, value?: unknown): ImportNote =>
  value === undefined ? { path, reason } : { path, reason, value: shortened(value) }

const shortened = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}
