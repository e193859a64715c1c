import { deadlineOf } from '#shared/contract/deadline.ts'
import {
  type CommandDatabase,
  type CommandHeader,
  type CommandState,
  NO_FLIGHT,
  type SealedCommand,
} from './command-database.ts'
import type { Device } from '../device/device.ts'
import { openCommands, sealBody } from './sealed-commands.ts'
import { skewOf } from '../device/server-time.ts'
import { fieldsSet } from './fields-set.ts'

/** Whether a change waits for a person rather than for the network. */
export const needsDecision = ({ state }: Pick<CommandHeader, 'state'>): boolean =>
  state !== 'queued' && state !== 'acked'

/** States in which a change holds back the later ones of its lane. */
export const BLOCKING_STATES: readonly CommandState[] = ['conflict', 'parked', 'needsConfirm']

/**
 * Takes a change back that was not sent yet, or drops one that was refused. False when it is on its way: what the
 * server may have done already cannot be undone here. What built on it goes back to the person.
 */
export const undo = async (device: Device, key: string): Promise<boolean> =>
  (await undoAll(device, [key])).has(key)

/** Takes several changes back as `undo` does, all in one transaction; gives the keys of those that are gone now. */
export async function undoAll({ commands, sync }: Device, keys: readonly string[]): Promise<Set<string>> {
  const undone = await commands.transaction('rw', commands.commands, commands.meta, async () => {
    const found = await commands.commands.where('key').anyOf(keys).toArray()
    const out = new Set((await commands.readMeta('flight'))?.keys)
    const gone = found.filter(
      (record) => needsDecision(record) || (record.state === 'queued' && !out.has(record.key)),
    )
    await commands.commands.bulkDelete(gone.map(({ seq }) => seq))
    const left = await commands.commands.where('state').equals('queued').toArray()
    const builtOn = new Set(left.flatMap(({ after }) => after))
    for (const { key } of gone) if (builtOn.has(key)) await rejectDependents(commands, key)
    return new Set(gone.map(({ key }) => key))
  })
  // What is searched shows what waits, too.
  if (undone.size > 0) sync.nudge()
  return undone
}

/** To be called in a transaction: what builds on a change that will never be made cannot be made either. */
export async function rejectDependents(commands: CommandDatabase, key: string): Promise<void> {
  const waiting = await commands.commands.where('state').equals('queued').toArray()
  for (const each of waiting) {
    if (!each.after.includes(key)) continue
    await commands.commands.update(each.seq, { state: 'rejected', errorCode: 'blocked' })
    await rejectDependents(commands, each.key)
  }
}

/**
 * Sends a change again as a new one, on what the server has now: the person has seen that it differs, or that it is
 * late. It keeps its place where later changes of the same thing wait behind it.
 */
export async function keepMine(device: Device, key: string): Promise<void> {
  const { commands, vault, clock, newId, login } = device
  const sealed = await commands.commands.get({ key })
  // What was revoked says nothing any more that could be sent.
  if (!sealed || !needsDecision(sealed) || sealed.state === 'revoked') return
  if (sealed.state === 'parked') return sendParked(device, key)
  const [record] = await openCommands(vault, [sealed])
  if (!record) return
  const { current, issues: _, values: __, ifMatch: ___, ...body } = record.body
  const seen = (current ?? {}) as Record<string, unknown>
  const fields = Object.keys(fieldsSet(record))
  // What is not there is expected as null: without a value it would be expected of nothing.
  const expect = Object.fromEntries(fields.map((field) => [field, seen[field] ?? null]))
  const patience = deadlineOf(record.class, login.organization.device_policy)
  const nextKey = newId()
  const nextBody = await sealBody(vault, nextKey, current === undefined ? body : { ...body, expect })
  await commands.transaction('rw', commands.commands, commands.meta, async () => {
    const now = await commands.commands.get({ key })
    if (!now || now.state !== record.state) return
    const { errorCode: ____, ackV: _____, ...rest } = now
    const again: SealedCommand = {
      ...rest,
      key: nextKey,
      state: 'queued',
      after: [],
      tries: 0,
      nextAt: 0,
      createdAt: clock.now(),
      notAfter: clock.now() + skewOf(await commands.readMeta('offsets')) + patience,
      patience,
      body: nextBody,
    }
    const { seq, ...unnumbered } = again
    if (BLOCKING_STATES.includes(now.state)) await commands.commands.put(again)
    else {
      await commands.commands.delete(seq)
      await commands.commands.add(unnumbered)
    }
    await renameDependencies(commands, key, nextKey)
  })
  device.sync.nudge()
}

/**
 * The server may have carried it out without being able to say so, so it goes again under its own key, and cannot be
 * taken back any more.
 */
async function sendParked({ commands, sync }: Device, key: string) {
  await commands.transaction('rw', commands.commands, commands.meta, async () => {
    const sent = await commands.commands
      .where('key')
      .equals(key)
      .and(({ state }) => state === 'parked')
      .modify({ state: 'queued', tries: 0, nextAt: 0 })
    if (sent === 0) return
    const flight = (await commands.readMeta('flight')) ?? NO_FLIGHT
    await commands.writeMeta('flight', { ...flight, keys: [...new Set([...flight.keys, key])] })
  })
  sync.nudge()
}

async function renameDependencies(commands: CommandDatabase, key: string, nextKey: string) {
  for (const each of await commands.commands.where('state').equals('queued').toArray()) {
    if (!each.after.includes(key)) continue
    await commands.commands.update(each.seq, {
      after: each.after.map((one) => (one === key ? nextKey : one)),
    })
  }
}
