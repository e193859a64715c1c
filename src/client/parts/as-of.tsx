import { useLocale } from '#client/texts/texts.ts'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'

interface AsOfProps {
  /** When it was read; null or undefined where it never was. */
  at: number | string | null | undefined
  never: string
  sentence: (time: string) => string
}

/** How old the picture is that a page shows. */
export function AsOf({ at, never, sentence }: AsOfProps) {
  const locale = useLocale()
  return at == null ? never : <TimeSentence at={at} locale={locale} sentence={sentence} />
}
