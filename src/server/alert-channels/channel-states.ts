import {
  type AlertChannels,
  alertChannelLimits,
  soundChannels,
} from '#shared/domain/alerts/alert-channels.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { MailOutcome } from '#server/platform/mail/mailer.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** Says what of an organization's channels is otherwise now; an organization that is gone has none. */
export async function changeChannels(
  work: Work,
  change: (before: AlertChannels) => AlertChannels,
): Promise<void> {
  const id = work.organizationId
  // There may be no row to lock yet, and of two that make the first one, one would be lost.
  await work.load('organization', [id])
  if (!work.get('organization', id).row) return
  await work.load('alertChannels', [id])
  const before = work.get('alertChannels', id).row ?? soundChannels(id)
  const after = change(before)
  if (canonicalJson(after) !== canonicalJson(before)) work.put('alertChannels', after)
}

/** Tells devices what became of a mail to a recipient of alerts, where that is otherwise than before. */
export const noteMail = (
  parts: CommitParts & { now: () => number },
  organizationId: string,
  to: string,
  outcome: MailOutcome,
): Promise<void> =>
  commit(parts, organizationId, (work) =>
    changeChannels(work, ({ mail, ...others }) => {
      const { failing_since, refused } = mail
      if (outcome === 'failed') {
        const since = failing_since ?? new Date(parts.now()).toISOString()
        return { ...others, mail: { failing_since: since, refused } }
      }
      const without = refused.filter((each) => each !== to)
      const kept = outcome === 'refused' ? [...without, to].slice(-alertChannelLimits.refused) : without
      return { ...others, mail: { failing_since: null, refused: kept.toSorted() } }
    }),
  )
