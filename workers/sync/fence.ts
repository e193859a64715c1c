import type { CommandDatabase } from '#client/data/queue/command-database.ts'
import type { DataDatabase } from '#client/data/rows/data-database.ts'

/** Another tab leads by now. What this one wanted to write is not written. */
export class NoLongerLeading extends Error {
  override name = 'NoLongerLeading'
}

/** To be called first in every transaction of a leader: a tab that was frozen does not know that it was replaced. */
export async function mustLead(database: DataDatabase | CommandDatabase, leader: number): Promise<void> {
  const latest = 'meta' in database ? await database.readMeta('leader') : await database.readState('leader')
  if (latest !== leader) throw new NoLongerLeading(`The tab ${latest} leads, not ${leader}`)
}

/** Takes the lead over from whoever had it, in both databases, before anything else is written. Gives the new number. */
export async function takeLead(data: DataDatabase, commands: CommandDatabase): Promise<number> {
  const last = (await data.readState('leader')) ?? 0
  const leader = await commands.transaction('rw', commands.meta, async () => {
    const next = Math.max(last, (await commands.readMeta('leader')) ?? 0) + 1
    await commands.writeMeta('leader', next)
    return next
  })
  await data.transaction('rw', data.state, async () => {
    const known = (await data.readState('leader')) ?? 0
    if (known >= leader) throw new NoLongerLeading(`The tab ${known} leads, not ${leader}`)
    await data.writeState('leader', leader)
  })
  return leader
}
