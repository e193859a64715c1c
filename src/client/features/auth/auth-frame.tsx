import { chakra } from '@chakra-ui/react'
import type { MouseEvent, ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Logo } from '#client/ui/logo.tsx'
import { useAddress } from './address.ts'
import { Scenery } from './scenery.tsx'

const Page = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    minH: '100dvh',
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    justifyItems: 'center',
    gap: { base: 4, sm: 5 },
    pt: { base: 5, sm: 8 },
    bg: 'bg',
  },
})
const Brand = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2.5,
    minH: 'control',
    px: 2,
    color: 'text',
    fontSize: 'lead',
    fontWeight: 'title',
    borderRadius: 'control',
    _hover: { textDecoration: 'none' },
  },
})
const Middle = chakra('main', {
  base: {
    w: 'full',
    maxW: { sm: '25rem' },
    alignSelf: { base: 'start', sm: 'center' },
    px: { base: 0, sm: 4 },
  },
})
const Foot = chakra('footer', {
  base: { px: 4, pb: 4, color: 'text', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
})
/** Nobody sees it: it says what the proof of work is doing, and keeps its place. */
const Captcha = chakra('div', {
  base: { position: 'fixed', bottom: 0, insetInlineStart: 0, boxSize: '1px', overflow: 'hidden', opacity: 0 },
})

const YEAR = new Date().getFullYear()

interface AuthFrameProps {
  isSolvingCaptcha: boolean
  children: ReactNode
}

/** Around every screen of somebody who is not signed in. */
export function AuthFrame({ isSolvingCaptcha, children }: AuthFrameProps) {
  const t = useTexts('auth')
  const words = useTexts('words')
  const address = useAddress()
  const goHome = (event: MouseEvent) => {
    event.preventDefault()
    address.goHome()
  }
  return (
    <Page>
      <Scenery />
      <header>
        <Brand href="/" onClick={goHome}>
          <Logo size={28} />
          {words('product')}
        </Brand>
      </header>
      <Middle>{children}</Middle>
      <Foot>{t('copyright', { year: YEAR })}</Foot>
      <Captcha aria-hidden data-captcha={isSolvingCaptcha ? 'solving' : 'resting'} />
    </Page>
  )
}
