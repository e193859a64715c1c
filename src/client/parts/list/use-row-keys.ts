import { useTexts } from '#client/texts/texts.ts'
import { useKeyWord } from '#client/ui/keys/use-hotkey.ts'
import { useIsAtLeast } from '#client/ui/theme/use-breakpoint.ts'

/** Tells the list of keys (`?`) those of a table, which are of no use among the cards of a phone. */
export function useRowKeys({ opens, selects }: { opens: boolean; selects: boolean }) {
  const t = useTexts('table')
  const isTable = useIsAtLeast('md')
  useKeyWord('ArrowDown', isTable ? t('keys.next') : undefined)
  useKeyWord('ArrowUp', isTable ? t('keys.previous') : undefined)
  useKeyWord('Enter', isTable && opens ? t('keys.open') : undefined)
  useKeyWord(' ', isTable && selects ? t('keys.select') : undefined)
  useKeyWord('x', isTable && selects ? t('keys.select') : undefined)
}
