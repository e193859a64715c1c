import { createContext, type ReactNode, useContext } from 'react'
import { type Density, DensityContext } from '#client/ui/theme/density.ts'
import { type ColorMode, UiProvider } from '#client/ui/theme/ui-provider.tsx'
import { useKeptChoice } from './use-kept-choice.ts'

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
  const [colorMode, choose] = useKeptChoice(COLOR_MODE, readColorMode)
  const [density, chooseDensity] = useKeptChoice(DENSITY, readDensity)
  return (
    <LookContext value={{ colorMode, choose, density, chooseDensity }}>
      <UiProvider colorMode={colorMode}>
        <DensityContext value={density}>{children}</DensityContext>
      </UiProvider>
    </LookContext>
  )
}

export const useLook = () => useContext(LookContext)

const readColorMode = (note: string | null): ColorMode =>
  note === 'light' || note === 'dark' ? note : 'system'

const readDensity = (note: string | null): Density => (note === 'comfortable' ? 'comfortable' : 'compact')
