import { chakra } from '@chakra-ui/react'
import { useObservable } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Logo } from '#client/ui/logo.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { beginLoading, splash } from './loaders.ts'

const Overlay = chakra('div', {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: 'toast',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 4,
    p: 6,
    bg: 'bg',
    color: 'muted',
    textAlign: 'center',
    textWrap: 'balance',
  },
  variants: {
    phase: {
      shown: { animation: 'fadeIn 120ms ease-out both' },
      // What lies below can be seen and used already.
      leaving: { pointerEvents: 'none', animation: 'fadeOut 1000ms ease-out both' },
    },
  },
})

/** While the app of somebody who is signed in opens; on the test site it says that everything is made up (AUTH-07). */
export function Splash({ isTest }: { isTest: boolean }) {
  const t = useTexts('signIn')
  const phase = useObservable(() => splash, [])
  if (phase === undefined || phase === 'gone') return null
  return (
    <Overlay
      role="status"
      phase={phase}
      aria-hidden={phase === 'leaving'}
      {...(phase === 'shown' ? { 'data-waiting': true } : {})}
    >
      <Logo size={36} />
      {isTest ? (
        <p>{t('openingTest')}</p>
      ) : (
        <>
          <Spinner aria-hidden />
          <chakra.span srOnly>{t('opening')}</chakra.span>
        </>
      )}
    </Overlay>
  )
}

/** In the place of what somebody waits for. */
export function Loading() {
  useEffect(beginLoading, [])
  return null
}
