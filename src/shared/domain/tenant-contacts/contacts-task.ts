import { z } from 'zod'
import { CHANGE_ITEM_STATES, changeTaskFields } from '../tasks/change-task.ts'
import {
  CONTACT_KINDS,
  contactAddressSchema,
  contactIssue,
  type ContactKind,
  type ContactLists,
  isSameContacts,
  readAddressesSchema,
} from './tenant-contacts.ts'

/** Why the addresses of a kind were not set. */
export const CONTACT_FAULTS = [
  'missingScope',
  'notConnected',
  'sourceFailed',
  'unexpectedAnswer',
  /** The vendor refused for another reason, in its words in `detail`. */
  'refused',
] as const

const kindSchema = z.enum(CONTACT_KINDS)

export const contactItemSchema = z.object({
  kind: kindSchema,
  /** All addresses that shall stand there. */
  wanted: z.array(z.string()),
  /** Those that the person saw. */
  expected: z.array(z.string()),
  /** Those that stood there right before; null as long as nothing was read. */
  before: z.array(z.string()).nullable(),
  state: z.enum(CHANGE_ITEM_STATES),
  /** One of `CONTACT_FAULTS`; another build may know more. */
  fault: z.string().nullable(),
  /** The vendor's words or code. */
  detail: z.string().nullable(),
})
export type ContactItem = z.infer<typeof contactItemSchema>

/** Contact addresses of a company that somebody asked to be set at its tenant, and how far that is (ORG-38). */
export const contactsTaskSchema = z.object({ ...changeTaskFields, items: z.array(contactItemSchema) })
export type ContactsTask = z.infer<typeof contactsTaskSchema>

/** The whole list of a kind as somebody wants it, and the one that they saw. */
export const contactChangeSchema = z
  .strictObject({
    kind: kindSchema,
    wanted: z.array(contactAddressSchema),
    expected: readAddressesSchema,
  })
  .refine(({ kind, wanted }) => contactIssue(kind, wanted) === undefined, { path: ['wanted'] })
export type ContactChange = z.infer<typeof contactChangeSchema>

export const contactChangesSchema = z
  .array(contactChangeSchema)
  .min(1)
  .max(CONTACT_KINDS.length)
  .refine((changes) => new Set(changes.map(({ kind }) => kind)).size === changes.length, {
    message: 'Names a kind twice',
  })

/** The items of a task as it is asked for. */
export const askedContactItems = (changes: readonly ContactChange[]): ContactItem[] =>
  changes.map((change) => ({ ...change, before: null, state: 'pending', fault: null, detail: null }))

/** What it takes to get from the addresses that stand to those that are wanted; kinds that are not named stay. */
export const contactChanges = (
  stand: ContactLists,
  wanted: Partial<Readonly<Record<ContactKind, readonly string[]>>>,
): ContactChange[] =>
  CONTACT_KINDS.flatMap((kind) => {
    const list = wanted[kind]
    return list === undefined || isSameContacts(stand[kind], list)
      ? []
      : [{ kind, wanted: [...list], expected: stand[kind] }]
  })
