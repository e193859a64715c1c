import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'
import { Logo } from '#client/ui/logo.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

const Overlay = chakra('div', {
  base: {
    position: 'fixed',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 4,
    p: 6,
    bg: 'bg',
    color: 'muted',
    textAlign: 'center',
    textWrap: 'balance',
    // What opens at once needs no word about it.
    animation: 'fadeIn 120ms ease-out 250ms both',
  },
})

/** While the app of somebody who is signed in opens; on the test site it says that everything is made up (AUTH-07). */
export function Arriving({ isTest }: { isTest: boolean }) {
  const t = useTexts('signIn')
  return (
    <Overlay role="status">
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
