import type { CommandResult } from '#shared/contract/sync.ts'
import type { ServerCommit } from './observed-store.ts'

/** Something that was confirmed to a person as saved. */
export interface Confirmed {
  key: string
  /** The database that it lies in. */
  database: string
  device: object
  user: string
  lane: string
  /** The partition that it is about; empty where its record was gone before the page heard of it. */
  pid: string
  /** In virtual time. */
  trueAt: number
  /** True where the server had said what time it is before the command was made. */
  isTimed: boolean
  /** Why it may be absent from its database; undefined while it may not. */
  gone?: 'undone' | 'replaced' | 'discarded' | 'evicted'
  /** How many times the person is taking it back at this moment, and whether one of them did. */
  takings?: number
  isTakenBack?: boolean
  /** It left the queue rightly, because its effect was there. */
  isDone?: boolean
  /** What its record said when the database was last committed. */
  last?: { state: string; ackV: number | undefined; seq: number }
}

/** A text that a person typed, which no other change holds. */
export interface Typed {
  /** What stood there when it was typed; empty where the change says nothing of it. */
  seen: Set<unknown>
  /** The commands that may carry it, the newest last. */
  keys: Set<string>
  /** In the order of everything that was typed: when the person began, and when it was confirmed. */
  begun: number
  saved: number | undefined
}

/** A command as it left a device. */
export interface Sent {
  name: string
  args: unknown
  /** The latest deadline that any copy of it left with, by the server's clock. */
  notAfter: number
}

export interface Applied {
  version: number
  at: number
  order: number
}

/** How long a device remembers what was acknowledged, less what clocks may differ. Milliseconds. */
const RING = 20 * 3_600_000

/** Runs `undo` of what was confirmed. It leaves with a commit before anybody hears of it, and two may ask at once. */
export async function takingBack(
  entry: Confirmed | undefined,
  undo: () => Promise<boolean>,
): Promise<boolean> {
  if (!entry) return undo()
  entry.takings = (entry.takings ?? 0) + 1
  entry.gone = 'undone'
  const isUndone = await undo()
  entry.takings--
  entry.isTakenBack ||= isUndone
  if (entry.takings === 0 && !entry.isTakenBack) delete entry.gone
  return isUndone
}

/** What people typed over what. */
function createTexts() {
  const typed = new Map<string, Typed>()
  let typedSoFar = 0
  return {
    typed,
    /** Somebody begins to write a text over what they see. Gives who is to be called once that is confirmed. */
    type(text: string, seen: readonly unknown[]): (key: string) => void {
      const entry: Typed = { seen: new Set(seen), keys: new Set(), begun: ++typedSoFar, saved: undefined }
      typed.set(text, entry)
      return (key) => {
        entry.keys.add(key)
        entry.saved = ++typedSoFar
      }
    },
    /** A text goes again as another command, over what the person was shown. */
    retype(key: string, next: string, shown: readonly unknown[]) {
      for (const entry of typed.values()) {
        if (!entry.keys.has(key)) continue
        entry.keys.add(next)
        for (const each of shown) entry.seen.add(each)
      }
    },
  }
}

/** What the server said of each command. */
function createOutcomes() {
  const outcomes = new Map<string, Set<CommandResult['outcome']>>()
  /** What the server had where it refused a command for that, by key. */
  const contradictions = new Map<string, unknown[]>()
  return {
    outcomes,
    contradictions,
    answered(results: readonly CommandResult[]) {
      for (const { key, outcome, current } of results) {
        if (outcome === 'conflict') contradictions.set(key, [...(contradictions.get(key) ?? []), current])
        const known = outcomes.get(key) ?? new Set()
        known.add(outcome)
        outcomes.set(key, known)
      }
    },
  }
}

function createBorders() {
  const borders = new Set<string>()
  return {
    /** Versions at which a device has seen a page and not yet the next one, with their epochs. */
    notePage(answer: string) {
      const [, epoch, to] = /"epoch":"([^"]+)".*?"to":(\d+),"more":true/.exec(answer.slice(0, 500)) ?? []
      if (epoch !== undefined) borders.add(`${epoch}/${to}`)
    },
    isBorder: ({ epoch, version }: { epoch: string; version: number }) => borders.has(`${epoch}/${version}`),
  }
}

/**
 * The model's own memory of what people were told and of what the server did, so that nothing that is checked has to
 * be believed of the engine or the server.
 */
export function createLedger() {
  const confirmed = new Map<string, Confirmed>()
  const applied = new Map<string, Applied>()
  /** The text that a command writes, by key, and how often rows came to hold it. */
  const markers = new Map<string, { keys: Set<string>; written: number }>()
  const sent = new Map<string, Sent>()
  const scopes = new Map<string, ReadonlySet<string>>()
  /** Whose each key is, from the moment that a page made it. */
  const issued = new Map<string, string>()
  /** Keys that were taken back before they ever left. */
  const undone = new Set<string>()
  const granted = new Map<string, { since: number; hash: string }[]>()
  const lostListeners: ((device: object) => void)[] = []
  const seen = new Map<object, Map<string, Map<string, number>>>()
  let lastRestore: number | undefined
  let order = 0

  return {
    ...createTexts(),
    ...createBorders(),
    sent,
    issued,
    undone,
    /** Who made a company up, by its canary. */
    made: new Map<string, string>(),
    issue: (key: string, user: string) => void issued.set(key, user),
    /** What the disk of a device said is no longer what it says. */
    lost: (device: object) => {
      seen.delete(device)
      for (const hear of lostListeners) hear(device)
    },
    onLost: (hear: (device: object) => void) => void lostListeners.push(hear),
    /** What the server let each user read, and since when, the newest last. */
    granted,
    onRestored: [] as ((version: number) => void)[],
    /** The highest version at which each row was seen. */
    seenBy(device: object, place: string): Map<string, number> {
      const places = seen.get(device) ?? new Map<string, Map<string, number>>()
      seen.set(device, places)
      const rows = places.get(place) ?? new Map<string, number>()
      places.set(place, rows)
      return rows
    },
    /** Whether a user was ever without a partition since a command was confirmed: the device then forgot it. */
    wasTakenAway({ user, pid }: Confirmed): boolean {
      return (granted.get(user) ?? []).some(({ hash }) => scopes.get(hash)?.has(pid) === false)
    },
    /** Whether a device may have forgotten what it had sent, when the server lost it. */
    isForgivable: ({ trueAt }: Confirmed) => lastRestore !== undefined && trueAt < lastRestore - RING,
    confirmed,
    applied,
    ...createOutcomes(),
    markers,
    scopes,
    confirm(entry: Confirmed) {
      if (!confirmed.has(entry.key)) confirmed.set(entry.key, entry)
    },
    mark(marker: string, key: string) {
      const known = markers.get(marker) ?? { keys: new Set(), written: 0 }
      known.keys.add(key)
      markers.set(marker, known)
    },
    apply: (key: string, { version }: Pick<ServerCommit, 'version'>, at: number) =>
      void applied.set(key, { version, at, order: order++ }),
    /** The server's history after this version never was. */
    restored(version: number, at: number) {
      lastRestore = at
      for (const [key, entry] of applied) if (entry.version > version) applied.delete(key)
      for (const known of markers.values()) known.written = 0
      for (const hear of this.onRestored) hear(version)
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>
