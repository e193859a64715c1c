import { ChakraProvider } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { system } from './theme.ts'
import { useMedia } from './use-media.ts'
import { withCachedStyles } from './with-cached-styles.ts'

const cachedSystem = withCachedStyles(system)

export type ColorMode = 'system' | 'light' | 'dark'

export function UiProvider({ colorMode, children }: { colorMode: ColorMode; children: ReactNode }) {
  const systemIsDark = useMedia('(prefers-color-scheme: dark)')
  const shown = colorMode === 'system' ? (systemIsDark ? 'dark' : 'light') : colorMode

  // Before the first paint, so that nothing flashes.
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', shown === 'dark')
    document.documentElement.classList.toggle('light', shown === 'light')
    // The browser's own bar, which else follows the system.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.media = meta.dataset.mode === shown ? 'all' : 'not all'
  }, [shown])

  return <ChakraProvider value={cachedSystem}>{children}</ChakraProvider>
}
