import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CommandDatabase } from '#client/data/command-database.ts'
import { DataDatabase } from '#client/data/data-database.ts'
import type { Device } from '#client/data/device.ts'
import type { Session } from '#client/data/session-database.ts'
import { DeviceContext } from '#client/machines/use-device.ts'
import { createAppRouter } from './router.tsx'
import { startSyncClient } from './sync-client.ts'

/** The app of one signed-in user: their databases, their sync worker, their screens. */
export function SignedIn({ session, onSignOut }: { session: Session; onSignOut: () => Promise<void> }) {
  const [device] = useState(() => openDevice(session))
  const [router] = useState(() =>
    createAppRouter({
      session,
      device,
      signOut: async () => {
        await device.sync.stop()
        device.data.close()
        device.commands.close()
        await onSignOut()
      },
    }),
  )
  useEffect(() => {
    // A page that is put aside must not hold what other tabs wait for.
    const leave = () => void device.sync.stop()
    // A page that the browser kept aside and shows again has no worker any more: it starts anew, from the device.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
    }
  }, [device])
  return (
    <DeviceContext value={device}>
      <RouterProvider router={router} />
    </DeviceContext>
  )
}

function openDevice({ userKey, login, config }: Session): Device {
  return {
    userKey,
    login,
    data: new DataDatabase(userKey),
    commands: new CommandDatabase(userKey),
    sync: startSyncClient({ userKey, organizationId: login.organization.id, pool: config.pool }),
  }
}
