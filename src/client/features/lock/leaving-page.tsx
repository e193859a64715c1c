import { useTexts } from '#client/texts/texts.ts'
import { CenteredCard } from '#client/ui/centered-card.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { ProgressLine } from '#client/ui/progress-line.tsx'

/** While everything of a user is taken from this device. */
export function LeavingPage({ isWipe }: { isWipe: boolean }) {
  const t = useTexts('lock')
  const words = useTexts('words')
  const title = isWipe ? t('erasing') : words('signingOut')
  return (
    <CenteredCard mark={<Logo size={36} label={words('product')} />} title={title}>
      <ProgressLine label={title} />
    </CenteredCard>
  )
}
