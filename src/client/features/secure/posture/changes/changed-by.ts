import type { ChangedBy, PostureActor } from '#shared/domain/posture/posture-change.ts'
import type { PostureTexts } from '#client/features/secure/parts/check-verdict.tsx'

interface Words {
  t: PostureTexts
  /** The name of one of our users. */
  userOf: (id: string | null) => string
  locale: string
}

/** Who changed something, in words: several where it may have been any of them, and why where nobody is known. */
export function changedByText(by: ChangedBy | null | undefined, words: Words): string {
  const { t, locale } = words
  // A row of before has none.
  if (!by) return t('by.unknown')
  if ('unknown' in by) return t(`by.reasons.${by.unknown}`)
  const names = by.actors.map((actor) => actorText(actor, words))
  const [name = ''] = names
  if (names.length === 1) return name
  return t('by.several', { names: new Intl.ListFormat(locale, { type: 'unit' }).format(names) })
}

function actorText(actor: PostureActor, { t, userOf }: Words): string {
  if (actor.kind === 'task') return t('by.task', { name: userOf(actor.user_id) })
  return actor.kind === 'app' ? t('by.app', { name: actor.name }) : actor.name
}
