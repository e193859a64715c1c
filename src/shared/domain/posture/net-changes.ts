import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { PostureChange } from './posture-change.ts'

/** Instants, ISO; the beginning belongs to it, the end does not. Without one it is open. */
export interface Span {
  from?: string | undefined
  until?: string | undefined
}

/** The changes that were found within a span. */
export const within = <Change extends Pick<PostureChange, 'found_at'>>(
  changes: readonly Change[],
  { from, until }: Span,
): Change[] =>
  changes.filter(
    ({ found_at }) => (from === undefined || found_at >= from) && (until === undefined || found_at < until),
  )

/**
 * What stands otherwise at the end of all these changes than before them, one of each company and check: from what the
 * first found to what the last found. What came back to where it was is no difference.
 */
export function netChanges<Change extends PostureChange>(changes: readonly Change[]): Change[] {
  const ordered = changes.toSorted((a, b) => (a.found_at < b.found_at ? -1 : 1))
  return [
    ...Map.groupBy(ordered, ({ customer_id, check_id }) => `${customer_id}/${check_id}`).values(),
  ].flatMap((all) => {
    const [first, last] = [all.at(0), all.at(-1)]
    return first && last && canonicalJson(first.before) !== canonicalJson(last.after)
      ? [{ ...last, before: first.before }]
      : []
  })
}
