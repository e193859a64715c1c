import { Dexie, type EntityTable } from 'dexie'
import { letGoWhenDeleted } from './let-go-when-deleted.ts'
import type { PushNotice } from '#shared/contract/devices.ts'

/**
 * What the service worker has to tell the app: it was replaced by the one of a new build, a notification arrived, or
 * the person answered one with a button. Times in milliseconds.
 */
export type Note =
  | { n: number; type: 'updated'; at: number }
  | { n: number; type: 'pushed'; at: number; notice: PushNotice }
  | { n: number; type: 'intent'; at: number; command: { name: string; args?: unknown }; subject: string }

type NoteOf<T extends Note['type']> = Extract<Note, { type: T }>
type Unnumbered = { [T in Note['type']]: Omit<NoteOf<T>, 'n'> }[Note['type']]

/** Tabs listen here for something new in the inbox. */
export const INBOX_CHANNEL = 'inbox'

/**
 * The service worker's only database. It never opens the others, so it can neither block a change of their shape nor
 * meet one that it does not know, and it needs no key (sync.md 9.3). The app empties it when it starts or is told to.
 */
export class InboxDatabase extends Dexie {
  private notes!: EntityTable<Note, 'n'>

  constructor() {
    super('inbox')
    letGoWhenDeleted(this)
    this.version(1).stores({ notes: '++n' })
    this.version(2).stores({ notes: '++n, type' })
  }

  leave = async (note: Unnumbered): Promise<void> => {
    await this.notes.add(note)
  }

  /** Takes every note of a kind out, oldest first. */
  drain = <T extends Note['type']>(type: T): Promise<NoteOf<T>[]> =>
    this.transaction('rw', this.notes, async () => {
      const notes = await this.notes.where('type').equals(type).sortBy('n')
      await this.notes.bulkDelete(notes.map(({ n }) => n))
      return notes as NoteOf<T>[]
    })
}
