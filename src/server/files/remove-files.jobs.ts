import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import { removeLeftOver, type SweepParts } from './sweep-files.ts'

const QUEUE = 'remove-files'

export const fileRemovals = defineJob<SweepParts, object>({ queue: QUEUE, parallel: 1, act: removeLeftOver })

export const requestRemoval = (jobs: Pick<Jobs, 'send'>): Promise<void> => jobs.send(QUEUE, {}, QUEUE)
