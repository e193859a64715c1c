import { useMemo } from 'react'
import { distinctUntilChanged, filter, map, merge, fromEvent } from 'rxjs'
import { AGREEMENT_VERSION } from '#shared/domain/agreements/agreement.ts'
import { siteConfigSchema } from '#shared/contract/site-config.ts'
import { Agreement } from '#client/features/agreement/agreement.tsx'
import { SupportLink } from '#client/parts/support-link.tsx'
import { useDevice } from '#client/machines/use-device.ts'
import { sessions } from '../device/device-storage.ts'
import { leaveKeeping } from './leave-keeping.ts'
import { useLock } from '../lock/use-lock.ts'

/** The licence agreement of the person who is signed in on this device. */
export function AskedAgreement() {
  const lock = useLock()
  const { sync } = useDevice()
  const contacts = useMemo(
    () =>
      merge(
        fromEvent(window, 'online'),
        sync.status.pipe(
          map(({ lastContact }) => lastContact),
          distinctUntilChanged(),
          filter((contact) => contact !== null),
        ),
      ),
    [sync],
  )
  return (
    <Agreement
      supportLink={<SupportLink email={siteConfigSchema.parse(lock.config).supportEmail} />}
      contacts={contacts}
      onDecline={() => leaveKeeping(lock)}
      // The version that this build knows: with the next build it is asked again.
      onSigned={() => void sessions.noteAgreed(lock.userKey, AGREEMENT_VERSION).catch(() => {})}
      onFailedCheck={(cause) => {
        // Whoever cannot be asked is not kept from their work (AUTH-39).
        // oxlint-disable-next-line no-console
        console.warn('The licence agreement could not be asked about', cause)
      }}
    />
  )
}
