import { chakra } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import type { RegisteredDevice } from '#shared/contract/devices.ts'
import { readOwnDevices, signOutDevice, signOutElsewhere } from '#client/data/nouns/devices.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { SignOutDeviceDialog } from './sign-out-device-dialog.tsx'
import { useOwnDevices } from './use-own-devices.ts'

const List = chakra('ul', { base: { display: 'grid', '& > li + li': { borderTopWidth: '1px' } } })
const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    py: 3,
    borderColor: 'line',
    _first: { pt: 0 },
  },
})
const Name = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontWeight: 'medium' },
})
const Facts = chakra('div', { base: { fontSize: 'control', color: 'muted' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })

/** Where a person is signed in, as the server says at this moment. */
export function OwnDevices({ disabledReason }: { disabledReason: string | undefined }) {
  const here = useDevice()
  const { call, deviceId } = here
  const t = useTexts('profile')
  const words = useTexts('words')
  const { devices, failure, read } = useOwnDevices(useCallback(() => readOwnDevices({ call }), [call]))
  const [leaving, setLeaving] = useState<RegisteredDevice | 'all'>()
  if (!devices && !failure) return <SkeletonRows rows={3} label={t('devices.loading')} />
  if (!devices) {
    return (
      <Callout tone="warn" action={<Button onClick={() => void read()}>{words('tryAgain')}</Button>}>
        {t('devices.unread')} {failure}
      </Callout>
    )
  }
  const others = devices.filter(({ id, wipe }) => id !== deviceId && wipe === null)
  return (
    <>
      <List aria-label={t('devices.list')}>
        {devices.map((device) => (
          <Device
            key={device.id}
            device={device}
            isOwn={device.id === deviceId}
            disabledReason={disabledReason}
            onSignOut={() => setLeaving(device)}
          />
        ))}
      </List>
      <Actions>
        <Button
          disabledReason={others.length === 0 ? t('devices.alone') : disabledReason}
          onClick={() => setLeaving('all')}
        >
          {t('devices.elsewhere')}
        </Button>
      </Actions>
      {leaving ? (
        <SignOutDeviceDialog
          device={leaving === 'all' ? undefined : leaving}
          unsent={(leaving === 'all' ? others : [leaving]).reduce((sum, { pending }) => sum + pending, 0)}
          onSignOut={async () => {
            await (leaving === 'all' ? signOutElsewhere(here) : signOutDevice(here, leaving.id))
            await read()
          }}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </>
  )
}

interface DeviceProps {
  device: RegisteredDevice
  isOwn: boolean
  disabledReason: string | undefined
  onSignOut: () => void
}

function Device({ device, isOwn, disabledReason, onSignOut }: DeviceProps) {
  const t = useTexts('profile')
  const words = useTexts('words')
  const locale = useLocale()
  const { name, lastSeen, pending, wipe } = device
  return (
    <Item>
      <div>
        <Name>
          {name}
          {isOwn ? <Badge tone="accent">{t('devices.own')}</Badge> : null}
          {wipe ? <Badge tone="amber">{t('devices.ending')}</Badge> : null}
        </Name>
        <Facts>
          <TimeSentence at={lastSeen} locale={locale} sentence={(time) => t('devices.lastSeen', { time })} />
          {pending > 0 ? ` · ${t('devices.pending', { count: pending })}` : null}
        </Facts>
      </div>
      {isOwn || wipe ? null : (
        <Button
          aria-label={t('devices.signOutOn', { device: name })}
          disabledReason={disabledReason}
          onClick={onSignOut}
        >
          {words('signOut')}
        </Button>
      )}
    </Item>
  )
}
