import { type CommandHeader, NO_FLIGHT, type SealedCommand } from '#client/data/queue/command-database.ts'
import { openRecent } from '#client/data/queue/recent.ts'
import { sealBody } from '#client/data/queue/sealed-commands.ts'
import { mustLead } from './fence.ts'
import { writeJournal } from './journal.ts'
import type { SyncParts } from './parts.ts'

/**
 * The server has another history: it was restored from a backup. Its versions cannot be compared with ours, so the
 * copy is worth nothing, and what it acknowledged it may have forgotten. Everything that it acknowledged lately is
 * queued again under its own key and number: what it still knows it answers without doing it twice (sync.md 5.4).
 */
export async function startOver(parts: SyncParts): Promise<void> {
  await queueAgain(parts)
  const { data, leader } = parts
  await data.transaction('rw', data.segments, data.deltas, data.state, data.projection, async () => {
    await mustLead(data, leader)
    await data.segments.clear()
    await data.deltas.clear()
    await data.projection.clear()
    await data.state.bulkDelete(['cursor', 'partitions', 'mark'])
    await data.segmentsChanged()
    await data.alertsChanged()
    await data.policiesChanged()
  })
}

async function queueAgain({ commands, vault, clock, leader }: SyncParts) {
  const records = await commands.recent.orderBy('n').toArray()
  const lists = await Promise.all(records.map((record) => openRecent(vault, record)))
  const again = await Promise.all(
    lists.flat().map(async (each) => queued(each, await sealBody(vault, each.key, each.body))),
  )
  await commands.transaction(
    'rw',
    commands.commands,
    commands.recent,
    commands.journal,
    commands.meta,
    async () => {
      await mustLead(commands, leader)
      const acked = await commands.commands.where('state').equals('acked').toArray()
      const known = await commands.commands.bulkGet(again.map(({ seq }) => seq))
      const missing = again.filter((_, at) => known[at] === undefined)
      await commands.commands.bulkPut([...acked.map((each) => queued(each, each.body)), ...missing])
      // The server may know them, so they cannot be taken back.
      const flight = (await commands.readMeta('flight')) ?? NO_FLIGHT
      const keys = [...flight.keys, ...acked.map(({ key }) => key), ...missing.map(({ key }) => key)]
      await commands.writeMeta('flight', { ...flight, keys: [...new Set(keys)] })
      await commands.recent.clear()
      await writeJournal(commands, clock.now(), 'restored', `${again.length} again`)
    },
  )
}

function queued(header: CommandHeader, body: SealedCommand['body']): SealedCommand {
  const again: SealedCommand = { ...header, state: 'queued', tries: 0, nextAt: 0, body }
  delete again.ackV
  return again
}
