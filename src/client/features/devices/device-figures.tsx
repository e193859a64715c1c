import type { RegisteredDevice } from '#shared/contract/devices.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Tile } from '#client/ui/figures/tile.tsx'
import { isOverdue } from './device-list.ts'

interface DeviceFiguresProps {
  /** Undefined while they are being read. */
  devices: readonly RegisteredDevice[] | undefined
  /** They could not be read: nothing counted is not none. */
  isUnread: boolean
  now: number
}

/** The figures that matter. */
export function DeviceFigures({ devices, isUnread, now }: DeviceFiguresProps) {
  const t = useTexts('devices')
  const locale = useLocale()
  const count = (isCounted: (device: RegisteredDevice) => boolean) =>
    devices ? devices.filter(isCounted).length.toLocaleString(locale) : isUnread ? '–' : undefined
  return (
    <>
      <Tile label={t('figures.all')} figure={count(() => true)} />
      <Tile label={t('figures.unsent')} figure={count(({ pending }) => pending > 0)} />
      <Tile label={t('figures.overdue')} figure={count((device) => isOverdue(device, now))} />
      <Tile label={t('figures.asked')} figure={count(({ wipe }) => wipe === 'asked')} />
    </>
  )
}
