import { useNavigate, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import { type RegisteredDevice, registeredDeviceSchema } from '#shared/contract/devices.ts'
import { DevicesPage } from '#client/features/devices/devices-page.tsx'
import { ApiRefusal, askApi } from './ask-api.ts'
import { useIsOnline } from './use-is-online.ts'
import { devices } from '#client/texts/en/devices.ts'
import { addEnglish } from '#client/texts/texts.ts'

addEnglish({ devices })

export function DevicesRoute() {
  const address = useSearch({ from: '/devices' })
  const navigate = useNavigate({ from: '/devices' })
  return (
    <DevicesPage
      address={address}
      onAddress={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: !('open' in change) })
      }
      isOnline={useIsOnline()}
      onRead={readDevices}
      onErase={async ({ id, userId }) => {
        await askApi('POST', `/device/${id}/wipe`, { userId })
      }}
    />
  )
}

async function readDevices(): Promise<RegisteredDevice[]> {
  const devices = z.array(registeredDeviceSchema).safeParse(await askApi('GET', '/device'))
  // Something else answered in the place of the server.
  if (!devices.success) throw new ApiRefusal('unreachable')
  return devices.data
}
