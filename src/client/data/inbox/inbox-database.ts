import { Dexie, type EntityTable } from 'dexie'
import { letGoWhenDeleted } from '../device/let-go-when-deleted.ts'
import type { PushNotice } from '#shared/contract/devices.ts'
import type { AnswerCommand } from '#shared/domain/notifications/notice.ts'
import type { Language } from '#shared/domain/language/languages.ts'

/**
 * What the service worker has to tell the app: it was replaced by the one of a new build, a notification arrived, or
 * the person answered one with a button; and, to itself, that it was installed to replace another one. Times in milliseconds.
 */
export type Note =
  | { n: number; type: 'installed'; at: number }
  | { n: number; type: 'updated'; at: number }
  | { n: number; type: 'pushed'; at: number; notice: PushNotice }
  | ({ n: number; type: 'intent'; at: number; subject: string } & NotedAnswer)

/** Commands that a button meant; one of them, in notes of builds before there were several. */
interface NotedAnswer {
  command?: AnswerCommand
  commands?: AnswerCommand[]
}

/** A notification that this device showed; what it said is sealed. */
export interface NotificationRecord {
  n: number
  at: number
  /** Whose device it was told on. */
  userKey: string
  /** The company that it is about. */
  customerId: string | null
  payload: Uint8Array<ArrayBuffer>
}

export const placeOfNotification = (n: number) => `told/${n}`

/** What a notification said. */
export interface NotificationContent extends Pick<PushNotice, 'title' | 'body' | 'message'> {
  /** The address in the app that it opens. */
  path: string
}

/** How many notifications are remembered. */
const KEPT = 50

type NoteOf<T extends Note['type']> = Extract<Note, { type: T }>
type NewNote = { [T in Note['type']]: Omit<NoteOf<T>, 'n'> }[Note['type']]

/** Tabs listen here for something new in the inbox. */
export const INBOX_CHANNEL = 'inbox'

/**
 * The service worker's only database. It never opens the others, so it can neither block a change of their shape nor
 * meet one that it does not know, and it needs no key (sync.md 9.3). The app empties it when it starts or is told to; what
 * notifications said it seals and puts back, because a locked device must not tell it.
 */
export class InboxDatabase extends Dexie {
  private notes!: EntityTable<Note, 'n'>
  private told!: EntityTable<NotificationRecord, 'n'>
  private settings!: EntityTable<{ k: 'language'; value: Language }, 'k'>

  constructor() {
    super('inbox')
    letGoWhenDeleted(this)
    this.version(1).stores({ notes: '++n' })
    this.version(2).stores({ notes: '++n, type' })
    this.version(3).stores({ told: 'n' })
    this.version(4).stores({ settings: 'k' })
  }

  leave = async (note: NewNote): Promise<void> => {
    await this.notes.add(note)
  }

  /**
   * Tells that a new build is used, where it was noted that it is installed to replace another one. Where there is no inbox it makes
   * none: a sign-out that has just deleted everything leaves nothing behind.
   */
  noteUsed = async (at: number): Promise<void> => {
    // Asked without opening it, which a page that starts meanwhile would wait for.
    if (!(await indexedDB.databases()).some(({ name }) => name === this.name)) return
    await this.transaction('rw', this.notes, async () => {
      if ((await this.drain('installed')).length > 0) await this.leave({ type: 'updated', at })
    })
  }

  /** The service worker cannot read what the app keeps in `localStorage`. */
  noteLanguage = async (value: Language): Promise<void> => {
    await this.settings.put({ k: 'language', value })
  }

  /** The language of the app on this device; undefined where nobody has unlocked it yet. */
  readLanguage = async (): Promise<Language | undefined> => (await this.settings.get('language'))?.value

  /** Takes every note of a kind out, oldest first. */
  drain = <T extends Note['type']>(type: T): Promise<NoteOf<T>[]> =>
    this.transaction('rw', this.notes, async () => {
      const notes = await this.notes.where('type').equals(type).sortBy('n')
      await this.notes.bulkDelete(notes.map(({ n }) => n))
      return notes as NoteOf<T>[]
    })

  /** Notifications that came and are not among those to remember yet, oldest first. */
  readPushed = async (): Promise<NoteOf<'pushed'>[]> =>
    (await this.notes.where('type').equals('pushed').sortBy('n')) as NoteOf<'pushed'>[]

  /**
   * Puts sealed notifications in the place of the notes that they came as, and forgets the oldest. They keep their
   * numbers, so that two tabs that do it at once remember each of them once.
   */
  remember = (records: readonly NotificationRecord[]): Promise<void> =>
    this.transaction('rw', this.notes, this.told, async () => {
      await this.notes.bulkDelete(records.map(({ n }) => n))
      await this.told.bulkPut(records)
      const numbers = await this.told.orderBy('n').primaryKeys()
      await this.told.bulkDelete(numbers.slice(0, -KEPT))
    })

  /** What was told here to a person, oldest first. */
  readTold = async (userKey: string): Promise<NotificationRecord[]> =>
    (await this.told.orderBy('n').toArray()).filter((record) => record.userKey === userKey)

  /** Forgets what a person was told of companies that are not among these. */
  forgetOthers = async (userKey: string, customers: ReadonlySet<string | undefined>): Promise<void> => {
    const isForeign = ({ userKey: whose, customerId }: NotificationRecord) =>
      whose === userKey && customerId !== null && !customers.has(customerId)
    await this.told.filter(isForeign).delete()
  }
}
