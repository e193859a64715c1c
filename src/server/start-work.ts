import type { Jobs } from '#server/platform/jobs.ts'
import type { Noun } from '#server/platform/noun.ts'
import { nouns } from './nouns.ts'
import type { SiteParts } from './parts.ts'

const all: readonly Noun<SiteParts, never>[] = nouns

/** Has this process do its share of the work of every noun: what is asked for, what is due, what is to be swept away. */
export async function startWork(parts: SiteParts, jobs: Jobs): Promise<void> {
  for (const { queue, parallel, rules, act } of all.flatMap((noun) => noun.jobs ?? []))
    await jobs.handle(queue, parallel, (data) => act(parts, data as never), rules)
  const repeats = all.flatMap((noun) => noun.repeats ?? [])
  await jobs.plan([
    ...repeats.map(({ name, at, act }) => ({ name, at, act: () => act(parts) })),
    { name: 'sweep', at: '17 * * * *', act: () => sweep(parts) },
  ])
}

/** What cannot be swept away keeps nothing else from being. */
export async function sweep(parts: SiteParts): Promise<void> {
  for (const noun of all) {
    try {
      await noun.sweep?.(parts)
    } catch (cause) {
      parts.log.error(
        { event: 'sweep.failed', noun: noun.name, err: cause },
        'Outdated rows were not deleted',
      )
    }
  }
}
