import { canariesIn, canaryOf } from '../canary.ts'
import type { SealedCommand } from '#client/data/queue/command-database.ts'
import type { Cursor } from '#client/data/rows/data-database.ts'
import { rawCursor } from '../raw.ts'
import type { ModelUser } from '../server.ts'
import type { SimulatedVault } from '../vault.ts'
import type { SimulatedDevice, World } from '../world.ts'

interface Found {
  /** Canaries that only the vault can bring to light. */
  sealed: readonly string[]
  /** Canaries that anybody can read. */
  plain: readonly string[]
}

interface Noted {
  hash: string
  at: number
  /** Where a power cut brought it back: when each answer was met, from the one that the cut left on the disk. */
  answers?: Map<number, number>
}

const NONE: Found = { sealed: [], plain: [] }
const seen = new WeakMap<object, Found>()
const decoder = new TextDecoder()

/**
 * I6: once a scope is noted, nothing of a company outside of it is on the device, sealed or not. I10: nothing of any
 * company can be read without the vault. Looked at after each step, in every record of every database.
 */
export function watchScopes(world: World): (device: SimulatedDevice) => void {
  const noteScope = noteScopes(world)
  /** When each command was met for the first time, by no device's clock. */
  const met = new Map<string, number>()
  const meet = (key: string) => {
    const at = met.get(key) ?? world.scheduler.now()
    met.set(key, at)
    return at
  }

  return (device) => {
    for (const place of device.users) {
      const user = world.users[place]
      if (!user) continue
      const userKey = device.userKeyOf(user)
      const own = device.storage.names().filter((name) => name.includes(userKey))
      if (own.length === 0) continue
      const cursor = rawCursor(device, userKey)
      const hash = cursor?.scopeHash ?? undefined
      const since = cursor ? noteScope(userKey, cursor) : 0
      const allowed = hash === undefined ? undefined : allowedSince(world, user.name, hash, since)
      for (const database of own)
        if (device.storage.isAtRest(database))
          lookInDatabase(world, device, { database, user, allowed, since, meet })
    }
  }
}

interface Look {
  database: string
  user: ModelUser
  allowed: ReadonlySet<string> | undefined
  /** Since when the device knows what is allowed. */
  since: number
  meet: (key: string) => number
}

function lookInDatabase(
  { ledger, trace }: World,
  device: SimulatedDevice,
  { database, user, allowed, since, meet }: Look,
) {
  const vault = device.vaultOf(user)
  const isOwn = (canary: string) => database.startsWith('cmd-') && ledger.made.get(canary) === user.name
  for (const store of device.storage.stores(database)) {
    for (const { value } of device.storage.records(database, store)) {
      const metAt = store === 'commands' ? meet((value as SealedCommand).key) : -Infinity
      const found = look(value, vault)
      if (found.plain.length > 0)
        trace.fail('I10 sealed', `${store} of ${database} shows ${found.plain.join()} to anybody`)
      const leaked = allowed && found.sealed.find((canary) => !allowed.has(canary) && !isOwn(canary))
      if (!leaked) continue
      // What a person typed while they could still see the company comes later than the scope.
      if (metAt >= since - 20_000) continue
      const detail = store === 'commands' ? JSON.stringify({ ...(value as object), body: 0 }) : ''
      trace.fail('I6 scope', `${store} of ${database} still holds ${leaked} ${detail}`)
    }
  }
}

/** Notes which scopes devices come to know, and when. */
function noteScopes(world: World) {
  /** By user key, the newest last. */
  const noted = new Map<string, Noted[]>()

  // A power cut takes the newest notes and leaves every command. A scope that it brings back is no news: the device
  // forgot a later one, keeps what the person typed by that, and cannot know yet that it was taken away.
  world.ledger.onLost((lost) => {
    const device = world.devices.find((each) => each === lost)
    for (const [userKey, known] of noted) {
      const hash = device && rawCursor(device, userKey)?.scopeHash
      const newest = known.at(-1)
      if (!hash || (newest?.hash === hash && !newest.answers)) continue
      known.length = known.findLastIndex((each) => each.hash === hash) + 1
      // One that came and went between two looks was noted nobody knows when.
      known.push({ hash, at: known.at(-1)?.at ?? 0, answers: new Map() })
    }
  })

  /** Gives since when the device has known its scope. */
  return function noteScope(userKey: string, { scopeHash, at }: Cursor): number {
    const known = noted.get(userKey) ?? []
    noted.set(userKey, known)
    const now = world.scheduler.now()
    const newest = known.at(-1)
    if (scopeHash !== null && newest?.hash !== scopeHash) known.push({ hash: scopeHash, at: now })
    else if (newest?.answers) {
      const { hash, answers } = newest
      if (!answers.has(at)) answers.set(at, now)
      // An answer is on the disk before what it takes away is gone; the one after it comes later than that.
      const [cutAt = now, , second] = answers.values()
      if (second !== undefined) known.push({ hash, at: cutAt })
    }
    return known.at(-1)?.at ?? 0
  }
}

/** Rows of what was granted since may come before the device hears of it. */
function allowedSince(
  world: World,
  user: string,
  hash: string,
  since: number,
): ReadonlySet<string> | undefined {
  const first = allowedBy(world, hash)
  if (!first) return undefined
  const allowed = new Set(first)
  const granted = world.ledger.granted.get(user) ?? []
  for (const [at, scope] of granted.entries()) {
    if ((granted[at + 1]?.since ?? Infinity) < since) continue
    for (const canary of allowedBy(world, scope.hash) ?? []) allowed.add(canary)
  }
  return allowed
}

function allowedBy({ ledger, companies }: World, hash: string): ReadonlySet<string> | undefined {
  const pids = ledger.scopes.get(hash)
  if (!pids) return undefined
  const allowed = new Set<string>()
  for (const [id, place] of companies) {
    if (pids.has(`${id}:companies`)) allowed.add(canaryOf(place, 'c'))
    if (pids.has(`${id}:engage`)) allowed.add(canaryOf(place, 'e'))
    if (pids.has(`${id}:answers`)) allowed.add(canaryOf(place, 'a'))
  }
  return allowed
}

/** The canaries in a stored value. Values are never changed in place, so each is looked at once. */
function look(value: unknown, vault: SimulatedVault): Found {
  if (typeof value === 'string') return { sealed: [], plain: canariesIn(value) }
  if (value === null || typeof value !== 'object') return NONE
  const known = seen.get(value)
  if (known) return known
  const found = value instanceof Uint8Array ? lookInBytes(value, vault) : lookInMembers(value, vault)
  seen.set(value, found)
  return found
}

function lookInBytes(bytes: Uint8Array, vault: SimulatedVault): Found {
  const sealed = bytes.length > 12 ? vault.canariesIn(bytes) : undefined
  if (sealed) return { sealed, plain: [] }
  // The space that is held back says nothing.
  return bytes.length > 100_000 ? NONE : { sealed: [], plain: canariesIn(decoder.decode(bytes)) }
}

function lookInMembers(value: object, vault: SimulatedVault): Found {
  const sealed = new Set<string>()
  const plain = new Set<string>()
  for (const member of Object.values(value)) {
    const found = look(member, vault)
    for (const canary of found.sealed) sealed.add(canary)
    for (const canary of found.plain) plain.add(canary)
  }
  return sealed.size + plain.size === 0 ? NONE : { sealed: [...sealed], plain: [...plain] }
}
