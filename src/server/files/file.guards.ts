import { deletableFrom } from '#shared/domain/files/uploaded-file.ts'
import type { Effects, Guards } from '#server/platform/sync/bus-parts.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import { requestRemoval } from './remove-files.jobs.ts'

/** What has just arrived may be needed by who waits for it (FILE-08). */
export const fileGuards = ({ now }: { now: () => number }): Pick<Guards, 'file.delete'> => ({
  'file.delete': async ({ work, args: { id, ends } }) => {
    if (ends !== null) return undefined
    await work.load('uploadedFile', [id])
    const { row } = work.get('uploadedFile', id)
    return row && now() < deletableFrom(row) ? 'fileTooNew' : undefined
  },
})

interface EffectParts {
  jobs: Pick<Jobs, 'send'>
  log: Pick<Log, 'error'>
}

/** What lay in the storage goes as soon as the file has gone; the hourly sweep finds what is left behind. */
export const fileEffects = ({ jobs, log }: EffectParts): Pick<Effects, 'file.delete'> => ({
  'file.delete': async () => () => {
    requestRemoval(jobs).catch((cause: unknown) =>
      log.error(
        { event: 'files.removalNotQueued', err: cause },
        'What is left of deleted files is removed later',
      ),
    )
  },
})
