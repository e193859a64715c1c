import { defineDetection, type Detection } from '../../detection.ts'
import { changeOf } from '../../facts.ts'
import type { DirectoryChangeEvent } from '../../security-event.ts'
import { factsOf, isActivity } from '../directory/directory-activity.ts'

const common = {
  kinds: ['directoryChange'],
  sources: ['duoActivities'],
  severity: 'medium',
  isVariable: false,
  license: 'free',
  isOnByDefault: true,
} as const

const isDone = (event: DirectoryChangeEvent, activity: string): boolean =>
  event.source === 'duoActivities' && event.isSuccess && isActivity(event, activity)

/** What administrators do at Duo, or whoever is in their place. */
export const duoAdministration: readonly Detection[] = [
  defineDetection({
    ...common,
    id: 'duo-bypass-code-created',
    guide: 'securityInfoChange',
    // It is made every day for people who have lost their phone, and it is all that somebody with a password still needs.
    link: 'https://duo.com/docs/administration-users#generating-a-bypass-code',
    match: (event) => (isDone(event, 'bypass_create') ? { facts: factsOf(event) } : undefined),
  }),
  defineDetection({
    ...common,
    id: 'duo-user-set-to-bypass',
    guide: 'duoBypass',
    // From then on the password alone opens what Duo protects, and no time ends that.
    link: 'https://duo.com/docs/administration-users#bypass-status',
    match: (event) =>
      isDone(event, 'user_update') && /^bypass$/i.test(changeOf(event, 'status')?.after ?? '')
        ? { facts: factsOf(event) }
        : undefined,
  }),
]
