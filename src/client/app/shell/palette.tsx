import { useState } from 'react'
import type { Target } from '#client/parts/screen/target.ts'
import { useTexts } from '#client/texts/texts.ts'
import { CommandPalette } from '#client/ui/overlays/command-palette.tsx'
import type { EarlyKeys } from '#client/ui/keys/early-keys.ts'
import type { ScreenGroup } from './menu.ts'
import { useFound } from './use-found.tsx'

interface PaletteProps {
  /** The menu, whose screens can be found, too. */
  groups: readonly ScreenGroup[]
  company: string | undefined
  endEarly: () => EarlyKeys
  onClose: () => void
  onNavigate: (target: Target) => void
}

/** Screens, companies and people by a few letters, all from this device. */
export function Palette({ groups: menu, company, endEarly, onClose, onNavigate }: PaletteProps) {
  const t = useTexts('frame')
  const [query, setQuery] = useState('')
  const { groups, isLooking } = useFound({ menu, company, words: query.trim() })
  return (
    <CommandPalette
      open
      onClose={onClose}
      label={t('palette.label')}
      placeholder={t('palette.placeholder')}
      query={query}
      onQuery={setQuery}
      results={groups}
      isLooking={isLooking}
      endEarly={endEarly}
      onPick={({ id }) => {
        const found = groups.flatMap(({ items }) => items).find((item) => item.id === id)
        onClose()
        if (found) onNavigate(found.target)
      }}
      emptyText={t('palette.empty')}
      countText={(count) => t('palette.found', { count })}
      hints={[
        { keys: '↑↓', text: t('palette.move') },
        { keys: '↵', text: t('palette.open') },
        { keys: 'Esc', text: t('palette.close') },
      ]}
    />
  )
}
