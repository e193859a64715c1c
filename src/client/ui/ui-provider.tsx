import { ChakraProvider } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { system } from './theme.ts'
import { useMedia } from './use-media.ts'

export type ColorMode = 'system' | 'light' | 'dark'

export function UiProvider({ colorMode, children }: { colorMode: ColorMode; children: ReactNode }) {
  const systemIsDark = useMedia('(prefers-color-scheme: dark)')
  const shown = colorMode === 'system' ? (systemIsDark ? 'dark' : 'light') : colorMode

  // Before the first paint, so that nothing flashes.
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', shown === 'dark')
    document.documentElement.classList.toggle('light', shown === 'light')
  }, [shown])

  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
