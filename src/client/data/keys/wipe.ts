import { z } from 'zod'

/** Why everything of a user goes. */
export const WIPE_REASONS = ['ordered', 'tries', 'lease', 'signOut'] as const
export type WipeReason = (typeof WIPE_REASONS)[number]

/** `all` takes everything of the user; `keeping` leaves their unsent changes, sealed, and the key that the server opens. */
const tombstoneSchema = z.object({
  userKey: z.string(),
  extent: z.enum(['all', 'keeping']),
  reason: z.enum(WIPE_REASONS),
})
export type Tombstone = z.infer<typeof tombstoneSchema>

/** What has to be erased, and where it is written down that this was begun. */
export interface WipePorts {
  tombstone: {
    read: () => Promise<unknown>
    /** What it was given survives the end of the browser in the next moment. */
    write: (begun: Tombstone) => Promise<void>
    remove: () => Promise<void>
  }
  /** Deletes the key record, or makes it one that only the server's secret opens. */
  eraseKey: (userKey: string) => Promise<void>
  sealKey: (userKey: string) => Promise<void>
  /** Tells other tabs and workers to let go of the user's databases. */
  tellTabs: (userKey: string) => void
  databaseNames: () => Promise<string[]>
  /** Rejects, or never settles, where somebody still holds the database. */
  deleteDatabase: (name: string) => Promise<void>
  /** Deletes the session, where it is this user's. */
  eraseSession: (userKey: string) => Promise<void>
  /** Push subscription and caches that are not the app's own. */
  eraseBrowserState: () => Promise<void>
  wait: (milliseconds: number) => Promise<void>
}

/** How long one deletion may take before it counts as blocked, and the pauses before it is tried again. */
const BLOCKED = 2000
const PAUSES = [50, 200, 1000, 3000]

/** Erases everything of a user from this device, the key first: what is left after a power cut is noise. */
export const wipe = (ports: WipePorts, userKey: string, reason: WipeReason): Promise<void> =>
  erase(ports, { userKey, extent: 'all', reason })

/** Erases everything but the unsent changes, which only the same person can open, by signing in again. */
export const signOutKeeping = (ports: WipePorts, userKey: string): Promise<void> =>
  erase(ports, { userKey, extent: 'keeping', reason: 'signOut' })

/** Goes on with a wipe that the last page did not finish. To be called before anything else reads from the device. */
export async function finishInterruptedWipe(ports: WipePorts): Promise<Tombstone | undefined> {
  const begun = await readTombstone(ports)
  if (begun) await erase(ports, begun)
  return begun
}

/** The wipe that was begun on this device and not finished. */
export async function readTombstone({ tombstone }: Pick<WipePorts, 'tombstone'>) {
  const { data } = tombstoneSchema.safeParse(await tombstone.read().catch(() => undefined))
  return data
}

async function erase(ports: WipePorts, begun: Tombstone) {
  const { userKey, extent } = begun
  // A disk that takes no more notes must not keep the key.
  await ports.tombstone.write(begun).catch(() => {})
  await (extent === 'all' ? ports.eraseKey(userKey) : ports.sealKey(userKey))
  ports.tellTabs(userKey)
  await ports.eraseSession(userKey)
  const isOwn = (name: string) =>
    name.startsWith(`data-${userKey}-`) ||
    name === 'inbox' ||
    (extent === 'all' &&
      (name === `cmd-${userKey}` || name.startsWith(`cmd-${userKey}-`) || name === `uploads-${userKey}`))
  for (const name of (await ports.databaseNames()).filter(isOwn)) await deleteStubborn(ports, userKey, name)
  await ports.eraseBrowserState()
  await ports.tombstone.remove()
}

/** Another tab may hold the database for a moment longer; whoever does not let go is told again. */
async function deleteStubborn(ports: WipePorts, userKey: string, name: string) {
  for (const pause of PAUSES) {
    if (await isDeleted(ports, name)) return
    ports.tellTabs(userKey)
    await ports.wait(pause)
  }
  if (!(await isDeleted(ports, name))) throw new Error(`Another window holds ${name}`)
}

const isDeleted = ({ deleteDatabase, wait }: WipePorts, name: string): Promise<boolean> =>
  Promise.race([
    deleteDatabase(name).then(
      () => true,
      () => false,
    ),
    wait(BLOCKED).then(() => false),
  ])
