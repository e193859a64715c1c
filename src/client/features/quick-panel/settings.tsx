import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'
import type { Density } from '#client/ui/theme/density.ts'
import { Switch } from '#client/ui/fields/switch.tsx'
import type { ColorMode } from '#client/ui/theme/ui-provider.tsx'
import { useIsAtLeast } from '#client/ui/theme/use-breakpoint.ts'
import { useMedia } from '#client/ui/theme/use-media.ts'
import { Purpose } from './entries.tsx'

const Switches = chakra('div', {
  base: {
    px: 5,
    pb: 2,
    '& > *': { borderTopWidth: '1px', borderColor: 'line' },
  },
})

export interface SettingsProps {
  colorMode: ColorMode
  onColorMode: (mode: ColorMode) => void
  density: Density
  onDensity: (density: Density) => void
  isMenuFolded: boolean
  onMenuFold: (folded: boolean) => void
}

/** How the app looks on this device; the server hears of none of it. */
export function Settings({
  colorMode,
  onColorMode,
  density,
  onDensity,
  isMenuFolded,
  onMenuFold,
}: SettingsProps) {
  const t = useTexts('quickPanel')
  const isSystemDark = useMedia('(prefers-color-scheme: dark)')
  const isFoldable = useIsAtLeast('lg')
  return (
    <>
      <Purpose>{t('settings.purpose')}</Purpose>
      <Switches>
        <Switch
          label={t('settings.dark')}
          help={colorMode === 'system' ? t('settings.darkHelp') : undefined}
          checked={colorMode === 'system' ? isSystemDark : colorMode === 'dark'}
          onChange={(isDark) => onColorMode(isDark ? 'dark' : 'light')}
        />
        <Switch
          label={t('settings.compact')}
          checked={density === 'compact'}
          onChange={(isCompact) => onDensity(isCompact ? 'compact' : 'comfortable')}
        />
        {isFoldable ? (
          <Switch label={t('settings.folded')} checked={isMenuFolded} onChange={onMenuFold} />
        ) : null}
      </Switches>
    </>
  )
}
