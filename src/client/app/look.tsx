import { createContext, type ReactNode, useContext, useState } from 'react'
import { UiProvider } from '#client/ui/ui-provider.tsx'

export type ColorMode = 'system' | 'light' | 'dark'

const KEY = 'color-mode'
const LookContext = createContext<{ colorMode: ColorMode; choose: (mode: ColorMode) => void }>({
  colorMode: 'system',
  choose: () => {},
})

/** Light, dark, or as the system says: this device's choice. */
export function Look({ children }: { children: ReactNode }) {
  const [colorMode, setColorMode] = useState<ColorMode>(readChoice)
  const choose = (mode: ColorMode) => {
    localStorage.setItem(KEY, mode)
    setColorMode(mode)
  }
  return (
    <LookContext value={{ colorMode, choose }}>
      <UiProvider colorMode={colorMode}>{children}</UiProvider>
    </LookContext>
  )
}

export const useLook = () => useContext(LookContext)

function readChoice(): ColorMode {
  const stored = localStorage.getItem(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}
