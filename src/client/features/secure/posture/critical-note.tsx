import { chakra } from '@chakra-ui/react'
import { useLocale, useTexts } from '#client/texts/texts.ts'

const Red = chakra('span', { base: { color: 'red' } })

/** How many of the checks of a figure are critical; nothing where none is. */
export function CriticalNote({ count }: { count: number }) {
  const t = useTexts('posture')
  const locale = useLocale()
  return count === 0 ? null : <Red>{`${t('severities.critical')} ${count.toLocaleString(locale)}`}</Red>
}
