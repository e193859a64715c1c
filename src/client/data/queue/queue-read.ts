import type { CommandDatabase, SealedCommand } from './command-database.ts'
import { type HeldPartitions, isHeld, laneOfAdding } from './held-partitions.ts'
import type { PreparedCommand, QueueSeen } from './queue-plan.ts'

/** Up to so many lanes are asked for one by one; for more of them the whole queue is read once. */
const FEW_LANES = 100
/** Commands that are read by one request. */
const AT_ONCE = 2000

/** What lies in the queue and matters to what is asked. To be called in a transaction. */
export async function readQueue(
  database: CommandDatabase,
  asked: readonly PreparedCommand[],
  held: HeldPartitions,
): Promise<QueueSeen> {
  const lanes = new Set<string>()
  for (const each of asked) {
    lanes.add(each.lane)
    for (const lane of each.requires) lanes.add(lane)
    if (!isHeld(held, each)) lanes.add(laneOfAdding(each.pid))
  }
  const [records, flight] = await Promise.all([
    lanes.size > FEW_LANES ? readAll(database) : readSome(database, lanes, asked),
    database.readMeta('flight'),
  ])
  return { records, out: new Set(flight?.keys), held }
}

async function readSome(
  database: CommandDatabase,
  lanes: ReadonlySet<string>,
  asked: readonly PreparedCommand[],
) {
  const ids = new Set(asked.flatMap((each) => each.ids))
  const [sharing, newest] = await Promise.all([
    database.commands
      .where('ids')
      .anyOf([...ids])
      .distinct()
      .toArray(),
    Promise.all(
      [...lanes].map((lane) =>
        database.commands.where('[lane+seq]').between([lane, 0], [lane, Infinity]).last(),
      ),
    ),
  ])
  const bySeq = new Map<number, SealedCommand>()
  for (const record of [...sharing, ...newest]) if (record) bySeq.set(record.seq, record)
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

async function readAll({ commands }: CommandDatabase): Promise<SealedCommand[]> {
  const records: SealedCommand[] = []
  for (let last = 0; ;) {
    const some = await commands.where('seq').above(last).limit(AT_ONCE).toArray()
    records.push(...some)
    const next = some.at(-1)
    if (!next || some.length < AT_ONCE) return records
    last = next.seq
  }
}
