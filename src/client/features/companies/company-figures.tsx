import { reaches } from '#shared/domain/permissions/levels.ts'
import { watchConnectedCustomers } from '#client/data/nouns/integrations.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Tile } from '#client/ui/figures/tile.tsx'
import { useWatched } from '#client/machines/use-watched.ts'

interface CompanyFiguresProps {
  /** Undefined while they are being read. */
  views: readonly View<'customer'>[] | undefined
  /** This device never reached the server: nothing counted is not none. */
  isUnread: boolean
}

/** The figures that matter. */
export function CompanyFigures({ views, isUnread }: CompanyFiguresProps) {
  const device = useDevice()
  const t = useTexts('companies')
  const words = useTexts('words')
  const locale = useLocale()
  const connected = useWatched(watchConnectedCustomers)
  const seesIntegrations = reaches(device.login.permissions.integrations, 'readOnly')
  const count = (isCounted: (row: View<'customer'>['row']) => boolean) =>
    views?.filter(({ row }) => isCounted(row)).length
  const shown = (figure: number | undefined) => (isUnread ? '–' : figure?.toLocaleString(locale))
  return (
    <>
      <Tile label={words('companies')} figure={shown(views?.length)} />
      <Tile label={t('figures.deactivated')} figure={shown(count(({ active }) => !active))} />
      <Tile label={t('figures.withoutMfa')} figure={shown(count(({ active, MFA }) => active && !MFA))} />
      {seesIntegrations ? (
        <Tile
          label={t('figures.unconnected')}
          figure={shown(connected && count(({ id, active }) => active && !connected.has(id)))}
        />
      ) : null}
    </>
  )
}
