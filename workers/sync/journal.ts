import type { CommandDatabase } from '#client/data/queue/command-database.ts'

const KEPT = 500

/** To be called in a transaction: notes what happened, without anything personal, and forgets the oldest. */
export async function writeJournal(
  { journal }: CommandDatabase,
  at: number,
  event: string,
  detail = '',
): Promise<void> {
  const n = await journal.add({ at, event, detail })
  if (n % 50 === 0)
    await journal
      .where('n')
      .belowOrEqual(n - KEPT)
      .delete()
}
