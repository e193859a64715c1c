import { createContext, type ReactNode, useContext, useState } from 'react'
import { type Density, DensityContext } from '#client/ui/density.ts'
import { type ColorMode, UiProvider } from '#client/ui/ui-provider.tsx'
import { browserNotes } from './browser-notes.ts'

const COLOR_MODE = 'color-mode'
const DENSITY = 'density'

interface Looks {
  colorMode: ColorMode
  choose: (mode: ColorMode) => void
  density: Density
  chooseDensity: (density: Density) => void
}

const LookContext = createContext<Looks>({
  colorMode: 'system',
  choose: () => {},
  density: 'compact',
  chooseDensity: () => {},
})

/** Light, dark, or as the system says, and how close rows stand: this device's choices. */
export function Look({ children }: { children: ReactNode }) {
  const [colorMode, setColorMode] = useState<ColorMode>(readChoice)
  const [density, setDensity] = useState<Density>(readDensity)
  const choose = (mode: ColorMode) => {
    browserNotes.setItem(COLOR_MODE, mode)
    setColorMode(mode)
  }
  const chooseDensity = (next: Density) => {
    browserNotes.setItem(DENSITY, next)
    setDensity(next)
  }
  return (
    <LookContext value={{ colorMode, choose, density, chooseDensity }}>
      <UiProvider colorMode={colorMode}>
        <DensityContext value={density}>{children}</DensityContext>
      </UiProvider>
    </LookContext>
  )
}

export const useLook = () => useContext(LookContext)

function readChoice(): ColorMode {
  const stored = browserNotes.getItem(COLOR_MODE)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

const readDensity = (): Density =>
  browserNotes.getItem(DENSITY) === 'comfortable' ? 'comfortable' : 'compact'
