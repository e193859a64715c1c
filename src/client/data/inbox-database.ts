import { Dexie, type EntityTable } from 'dexie'

/** What the service worker has to tell the app: it was replaced by the one of a new build. Times in milliseconds. */
export interface Note {
  n: number
  type: 'updated'
  at: number
}

/**
 * The service worker's only database. It never opens the others, so it can neither block a change of their shape nor
 * meet one that it does not know (sync.md 9.3). The app empties it when it starts.
 */
export class InboxDatabase extends Dexie {
  notes!: EntityTable<Note, 'n'>

  constructor() {
    super('inbox')
    this.version(1).stores({ notes: '++n' })
  }

  /** Takes every note out, oldest first. */
  drain = (): Promise<Note[]> =>
    this.transaction('rw', this.notes, async () => {
      const notes = await this.notes.orderBy('n').toArray()
      await this.notes.clear()
      return notes
    })
}
