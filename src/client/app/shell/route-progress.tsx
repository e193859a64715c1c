import { chakra } from '@chakra-ui/react'
import { useLocation, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { ProgressLine } from '#client/ui/progress-line.tsx'

const Top = chakra('div', {
  base: { position: 'fixed', insetInline: 0, top: 0, zIndex: 'toast', pointerEvents: 'none' },
  variants: {
    // A screen that is on the device opens at once: the line says that something has changed, and goes.
    passing: { true: { animation: 'fadeOut 400ms ease-in 200ms both' } },
  },
})

/** A line at every change of the screen, for as long as it takes and never too short to be seen (SHELL-02). */
export function RouteProgress() {
  const { pathname } = useLocation()
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  return <Line key={`${pathname} ${isLoading}`} isLoading={isLoading} />
}

function Line({ isLoading }: { isLoading: boolean }) {
  const t = useTexts('frame')
  const [isOver, setOver] = useState(false)
  if (isOver) return null
  return (
    <Top
      passing={!isLoading}
      aria-hidden={!isLoading}
      // The line inside runs for ever and never ends.
      onAnimationEnd={() => setOver(true)}
    >
      <ProgressLine label={t('openingScreen')} />
    </Top>
  )
}
