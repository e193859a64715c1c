import { useLocale } from '#client/texts/texts.ts'
import { TimeText } from '#client/ui/times/time-text.tsx'

const SLOT = '\u0000'

/** A sentence with a moment in it, wherever the language puts it. */
export function TimeSentence({ at, sentence }: { at: string; sentence: (time: string) => string }) {
  const locale = useLocale()
  const [before, after] = sentence(SLOT).split(SLOT)
  return (
    <span>
      {before}
      <TimeText at={at} locale={locale} />
      {after}
    </span>
  )
}
