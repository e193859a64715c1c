import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'

/** Among words, colour alone does not show a link. */
const Underlined = chakra('a', { base: { textDecoration: 'underline' } })

/** A mail to those who help. */
export function SupportLink({ email }: { email: string }) {
  const t = useTexts('auth')
  return <Underlined href={`mailto:${email}`}>{t('contactSupport')}</Underlined>
}
