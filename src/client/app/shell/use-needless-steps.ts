import { liveQuery } from 'dexie'
import { useEffect, useRef } from 'react'
import { distinct, filter, from, mergeAll, mergeMap, switchMap, take } from 'rxjs'
import { AGREEMENT_VERSION } from '#shared/domain/agreements/agreement.ts'
import { dismissalArea } from '#shared/domain/checklist/checklist.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { dismissNeedless, watchNeedlessSteps } from '#client/data/nouns/organization.ts'
import { sessions } from '../device/device-storage.ts'
import { useDevice } from '#client/machines/use-device.ts'

/**
 * Dismisses steps of the checklist that the organization does not need, and opens it then, so that somebody sees what
 * was put aside and can take it back (CHK-08).
 */
export function useNeedlessSteps(onDismissed: () => void) {
  const device = useDevice()
  const opening = useRef(onDismissed)
  useEffect(() => {
    opening.current = onDismissed
  })
  useEffect(() => {
    const { permissions, userData, isReadOnly } = device.login
    if (isReadOnly || !mayChangeOrganization(userData)) return undefined
    // Nothing opens over the licence agreement.
    const accepted = from(liveQuery(() => sessions.readAgreed(device.userKey))).pipe(
      filter((version) => version === AGREEMENT_VERSION),
      take(1),
    )
    const dismissals = accepted.pipe(
      switchMap(() => watchNeedlessSteps(device)),
      mergeAll(),
      filter(({ id }) => reaches(permissions[dismissalArea(id)], 'manage')),
      distinct(({ id }) => id),
      mergeMap(({ id }) => dismissNeedless(device, id)),
      filter(({ outcome }) => outcome === 'saved'),
    )
    // The panel says what cannot be read.
    const watched = dismissals.subscribe({ next: () => opening.current(), error: () => {} })
    return () => watched.unsubscribe()
  }, [device])
}
